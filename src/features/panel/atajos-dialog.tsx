import { Anchor, Kbd, Switch, Table, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { hasLetterKeys, setLetterKeys } from '@/ui/action/screen-keys';
import { Modal } from '@/ui/overlay/overlay';
import Teclas from '../../../docs/manual/teclas.mdx';

const COMPONENTS = {
  // The dialog has its own title.
  h1: () => null,
  h2: ({ children }: { children?: ReactNode }) => (
    <Title order={3} fz="sm" mt="sm">
      {children}
    </Title>
  ),
  p: (props: object) => <Text size="sm" mt="md" {...props} />,
  code: Kbd,
  table: (props: object) => <Table withRowBorders={false} verticalSpacing={4} {...props} />,
  thead: () => null,
  tbody: Table.Tbody,
  tr: Table.Tr,
  td: (props: object) => <Table.Td w="50%" {...props} />,
};

export function AtajosDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [letters, setLetters] = useState(hasLetterKeys);
  return (
    <Modal opened={opened} onClose={onClose} title="Atajos de teclado" size="lg">
      <Teclas components={COMPONENTS} />
      <Switch
        mt="md"
        label="Teclas de una letra"
        checked={letters}
        onChange={({ currentTarget: { checked } }) => {
          setLetters(checked);
          setLetterKeys(checked);
        }}
      />
      <Text size="sm" mt="md">
        Cómo se hace cada tarea:{' '}
        <Anchor inherit onClick={onClose} renderRoot={(props) => <Link {...props} to="/manual" />}>
          Manual
        </Anchor>
      </Text>
    </Modal>
  );
}
