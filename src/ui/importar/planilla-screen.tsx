import { Text } from '@mantine/core';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PageHeader, type Crumb } from '@/ui/frame/page-header';
import { PanelCard } from '@/ui/frame/panel-card';
import { useUnsavedWork } from '@/ui/leaving/unsaved-work';
import { useConfirm } from '@/ui/overlay/confirm';
import { SinConfirmar, YaCargadas } from './avisos';
import { Columnas } from './columnas';
import { ElegirArchivo } from './elegir-archivo';
import { situacionOf, type Fila } from './fila';
import { FilaDrawer, type FilaDrawerProps } from './fila-drawer';
import { Filas, type FilasProps } from './filas';
import { useCarga, type CargaOptions } from './use-carga';
import classes from './filas.module.css';

interface PlanillaScreenProps<Item extends { id: number }, Values extends FieldValues>
  extends
    CargaOptions<Item, Fila<Values>>,
    Omit<FilasProps<Values>, 'carga' | 'busy' | 'onOpen'>,
    Pick<FilaDrawerProps<Values>, 'schema' | 'fields' | 'size'> {
  title: string;
  crumbs: Crumb[];
  /** What can be done with the records that were added. */
  next: (added: readonly Fila<Values>[]) => ReactNode;
  /** Above the rows. */
  children?: ReactNode;
}

/** A file, then its columns and its rows, and the run that adds them. */
export function PlanillaScreen<Item extends { id: number }, Values extends FieldValues>({
  title,
  crumbs,
  next,
  schema,
  fields,
  size,
  children,
  ...props
}: PlanillaScreenProps<Item, Values>) {
  const { planilla, filas, count, waits } = props;
  const { kept, mark } = planilla;
  const { ask, dialog } = useConfirm();
  const [editing, setEditing] = useState<Fila<Values> | null>(null);
  const carga = useCarga(props);
  const isRunning = carga.progress !== null;
  const open = filas.filter((fila) => fila.mark.state !== 'sent');
  const added = filas.filter((fila) => fila.mark.state === 'sent');
  // Rows that stay out lose nothing.
  const left = open.filter((fila) => situacionOf(fila) !== 'out').length;
  useUnsavedWork(() => left > 0, planilla.forget);
  const rows = { ...props, carga, filas: open, busy: isRunning || carga.blocked ? '' : null };

  // Once, when the rows are as they were before a reload.
  const isKnown = waits === null;
  const lookOnce = useEffectEvent(
    () => void carga.lookFor(open.filter((fila) => fila.mark.state === 'unsure')),
  );
  useEffect(() => {
    if (isKnown) lookOnce();
  }, [isKnown]);

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
      {kept ? (
        <div className={classes.parts}>
          <Columnas
            key={kept.at}
            planilla={planilla}
            blockedBy={isRunning ? 'Esperá a que termine' : null}
            onClose={() => void close()}
          />
          {children}
          {added.length > 0 && !isRunning && (
            <PanelCard>
              <Text fw={600} mb="xs" role="status">
                {`${count(added.length)} ${added.length === 1 ? 'agregado' : 'agregados'}`}
              </Text>
              {next(added)}
            </PanelCard>
          )}
          <YaCargadas {...rows} />
          {!isRunning && <SinConfirmar {...rows} />}
          {open.length > 0 && <Filas {...rows} onOpen={setEditing} />}
        </div>
      ) : (
        <ElegirArchivo title={title} campos={planilla.campos} onOpen={planilla.open} />
      )}
      <FilaDrawer
        fila={editing}
        {...{ schema, fields, size }}
        onSave={(changes) => {
          mark(changes);
          setEditing(null);
        }}
        onClose={() => setEditing(null)}
      />
      {dialog}
    </>
  );
}
