import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { PageHeader, type Crumb } from '@/ui/frame/page-header';
import { useConfirm } from '@/ui/overlay/confirm';
import { Columnas } from './columnas';
import { ElegirArchivo } from './elegir-archivo';
import type { Planilla } from './use-planilla';

interface PlanillaScreenProps {
  planilla: Planilla;
  title: string;
  crumbs: Crumb[];
  isRunning: boolean;
  /** Once a planilla is open. */
  children: ReactNode;
}

/** A file, then its columns and its rows. */
export function PlanillaScreen({
  planilla,
  title,
  crumbs,
  isRunning,
  children,
}: PlanillaScreenProps) {
  const { ask, dialog } = useConfirm();
  const left = planilla.filas.filter(({ mark }) => mark.state !== 'sent').length;

  async function close() {
    const question = {
      title: '¿Dejar esta planilla?',
      parts: [{ text: `Lo que le cambiaste se pierde. Sin agregar: ${left}.` }],
      confirm: 'Dejarla',
      caution: 'mistake',
    } as const;
    if (left === 0 || (await ask(question, () => true))) planilla.close();
  }

  return (
    <>
      <PageHeader title={title} crumbs={crumbs} />
      {planilla.kept ? (
        <Stack gap="md">
          <Columnas
            key={planilla.kept.at}
            planilla={planilla}
            blockedBy={isRunning ? 'Esperá a que termine' : null}
            onClose={() => void close()}
          />
          {children}
        </Stack>
      ) : (
        <ElegirArchivo title={title} campos={planilla.campos} onOpen={planilla.open} />
      )}
      {dialog}
    </>
  );
}
