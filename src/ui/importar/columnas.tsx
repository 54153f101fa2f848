import { Box, Button, Checkbox, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { headingsOf, TOP_ROWS } from '@/lib/planilla/columnas';
import { shorten } from '@/lib/values/shorten';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { PanelCard } from '@/ui/frame/panel-card';
import type { Planilla } from './use-planilla';
import classes from './columnas.module.css';

const PREVIEW = 40;
const NONE = '';

interface ColumnasProps {
  planilla: Planilla;
  /** Why nothing can be changed now. */
  blockedBy: string | null;
  onClose: () => void;
}

/** What was opened, where its headings are, and the field of each column. */
export function Columnas({ planilla, blockedBy, onClose }: ColumnasProps) {
  const { kept, tabla, campos } = planilla;
  const unused = kept?.columns.filter((name) => name === null).length ?? 0;
  const [opened, setOpened] = useState(unused > 0);
  if (!kept || !tabla) return null;
  const { hoja, heading, columns } = kept;
  const headings = headingsOf(hoja, heading);
  const sampleOf = (column: number) =>
    tabla.rows.find(({ cells }) => cells[column])?.cells[column] ?? '';
  const shown = headings.flatMap((text, column) =>
    text || sampleOf(column) ? { text: text || `Columna ${column + 1}`, column } : [],
  );
  const used = shown.filter(({ column }) => columns[column]).length;
  const isBlocked = blockedBy !== null;
  return (
    <PanelCard>
      <Group justify="space-between" gap="xs">
        <div>
          <Text fw={600}>{shorten(kept.name, 80)}</Text>
          <Text size="sm" c="dimmed">
            {showCount(tabla.rows.length, 'fila')}
            {tabla.totals > 0 &&
              ` · ${showCount(tabla.totals)} de totales ${tabla.totals === 1 ? 'queda' : 'quedan'} afuera`}
          </Text>
        </div>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            aria-expanded={opened}
            rightSection={opened ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
            onClick={() => setOpened(!opened)}
          >
            {`Columnas: ${used === shown.length ? 'todas en uso' : `${used} de ${shown.length} en uso`}`}
          </Button>
          <GuardedButton size="xs" variant="default" blockedBy={blockedBy} onClick={onClose}>
            Otra planilla
          </GuardedButton>
        </Group>
      </Group>
      {(tabla.hidden > 0 || kept.withHidden) && (
        <Checkbox
          mt="xs"
          size="xs"
          disabled={isBlocked}
          label={
            kept.withHidden
              ? 'Con las filas que la planilla oculta'
              : `Sumar ${showCount(tabla.hidden, 'fila')} que la planilla oculta`
          }
          checked={kept.withHidden}
          onChange={({ currentTarget }) => planilla.put({ withHidden: currentTarget.checked })}
        />
      )}
      {opened && (
        <Box mt="sm" className={classes.grid}>
          <NativeSelect
            className={classes.heading}
            label="Los títulos están en la fila"
            disabled={isBlocked}
            value={String(heading.row)}
            data={[
              ...hoja.rows.slice(0, TOP_ROWS).flatMap((cells, row) => {
                const preview = cells.filter(Boolean).join(' · ');
                return preview
                  ? { value: String(row), label: `${row + 1}: ${shorten(preview, PREVIEW)}` }
                  : [];
              }),
              { value: '-1', label: 'No tiene títulos' },
            ]}
            onChange={({ currentTarget }) => planilla.moveHeading(Number(currentTarget.value))}
          />
          {shown.map(({ text, column }) => (
            <NativeSelect
              key={column}
              label={shorten(text, PREVIEW)}
              description={shorten(sampleOf(column), PREVIEW) || 'Vacía'}
              inputWrapperOrder={['label', 'input', 'description']}
              disabled={isBlocked}
              value={columns[column] ?? NONE}
              data={[
                { value: NONE, label: 'No usar' },
                ...campos.map(({ name, label }) => ({ value: name, label })),
              ]}
              onChange={({ currentTarget }) => planilla.choose(column, currentTarget.value || null)}
            />
          ))}
        </Box>
      )}
    </PanelCard>
  );
}
