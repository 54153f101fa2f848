import { Box, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { PageInfo } from '@/lib/api/wire';
import { showCount } from '@/lib/values/show-importe';
import { GuardedButton } from '@/ui/action/guarded-button';
import { OnPaper } from '@/ui/frame/on-paper';
import classes from './pager.module.css';

interface PagerProps {
  page: PageInfo;
  totalLabel: string;
  onGoTo: (pagina: number) => void;
  unreadable: number;
}

function rowsText({ number, size, totalElements }: PageInfo) {
  const last = Math.min((number + 1) * size, totalElements);
  return `Filas ${showCount(number * size + 1)} a ${showCount(last)} de ${showCount(totalElements)}`;
}

/** Anterior, Siguiente and `Página X de N — Total …: M` (spec section 2, Shared list behaviour). */
export function Pager({ page, totalLabel, unreadable, onGoTo }: PagerProps) {
  const pages = Math.max(page.totalPages, 1);
  const current = Math.min(page.number, pages - 1);
  const missing = unreadable > 0 ? ` — ${unreadable} sin mostrar: no se pudo leer` : '';
  return (
    <>
      <nav aria-label="Paginación">
        <Group justify="space-between" gap="xs" px="sm" py="0.6rem">
          <Box component="span" c="dimmed" className={classes.text} role="status">
            {`Página ${showCount(current + 1)} de ${showCount(pages)} — ${totalLabel}: ${showCount(page.totalElements)}${missing}`}
          </Box>
          <Group gap="0.4rem" wrap="nowrap">
            <GuardedButton
              variant="default"
              size="xs"
              leftSection={<IconChevronLeft size={16} />}
              blockedBy={current === 0 ? '' : null}
              onClick={() => onGoTo(current - 1)}
            >
              Anterior
            </GuardedButton>
            <GuardedButton
              variant="default"
              size="xs"
              rightSection={<IconChevronRight size={16} />}
              blockedBy={current >= pages - 1 ? '' : null}
              onClick={() => onGoTo(current + 1)}
            >
              Siguiente
            </GuardedButton>
          </Group>
        </Group>
      </nav>
      {page.totalElements > 0 && <OnPaper>{`${rowsText(page)}${missing}`}</OnPaper>}
    </>
  );
}
