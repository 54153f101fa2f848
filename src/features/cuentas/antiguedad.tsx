import { Box, Group, Progress, Skeleton, Table, Title } from '@mantine/core';
import { porAntiguedad, type Tramo } from '@/domain/deuda';
import { sumPesos } from '@/domain/dinero';
import { showCount } from '@/lib/values/show-importe';
import { importe } from '@/ui/table/breakable';
import classes from './cuentas.module.css';

/** In percent of the largest amount. */
export const shareOf = (pesos: number, largest: number): number =>
  largest > 0 ? Math.min(Math.max((pesos / largest) * 100, 0), 100) : 0;

/** Hidden from assistive technology and paper: the figure beside it says the same. */
export function Barra({ pesos, largest }: { pesos: number; largest: number }) {
  return (
    <div aria-hidden="true" data-print="never">
      <Progress value={shareOf(pesos, largest)} size="sm" />
    </div>
  );
}

const UNKNOWN = porAntiguedad([], () => 0, '');

interface AntiguedadProps {
  title: string;
  /** Undefined while loading. */
  tramos: readonly Tramo[] | undefined;
}

export function Antiguedad({ title, tramos }: AntiguedadProps) {
  const shown = tramos ?? UNKNOWN;
  const largest = Math.max(...shown.map(({ pesos }) => pesos));
  const show = (pesos: number) =>
    tramos ? (
      importe(pesos)
    ) : (
      <Skeleton width="4rem" height="0.75rem" ml="auto" my="calc((1lh - 0.75rem) / 2)" />
    );
  return (
    <section className={classes.parte} aria-label={title} aria-busy={!tramos}>
      <Group justify="space-between" gap="0 0.75rem">
        <Title order={2} fz="sm">
          {title}
        </Title>
        <Box component="strong" flex={1} className={`${classes.importe} ${classes.suma}`}>
          {show(sumPesos(shown.map(({ pesos }) => pesos)))}
        </Box>
      </Group>
      <Table
        aria-label={`${title} por antigüedad`}
        className={classes.tramos}
        layout="fixed"
        withRowBorders={false}
        verticalSpacing={2}
        horizontalSpacing={0}
        fz="xs"
      >
        <Table.Tbody>
          {shown.map(({ nombre, movimientos, pesos }) => (
            <Table.Tr key={nombre}>
              <Table.Th scope="row" fw="normal">
                {nombre}
              </Table.Th>
              <Table.Td w="16%">
                <Barra pesos={pesos} largest={largest} />
              </Table.Td>
              <Table.Td w="10%" ta="right">
                {movimientos > 0 && showCount(movimientos)}
              </Table.Td>
              <Table.Td w="40%" className={classes.importe}>
                {show(pesos)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

export function Partes({ partes }: { partes: readonly AntiguedadProps[] }) {
  return (
    <div className={classes.partes}>
      {partes.map((parte) => (
        <Antiguedad key={parte.title} {...parte} />
      ))}
    </div>
  );
}
