import { Button, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconPrinter } from '@tabler/icons-react';
import { useForm, useWatch } from 'react-hook-form';
import { wholeBultos } from '@/domain/totales';
import { toasts } from '@/lib/page/toasts';
import { storage } from '@/lib/person/storage';
import { openPrintJob } from '@/lib/print/window';
import { showCount } from '@/lib/values/show-importe';
import { someOf } from '@/lib/values/some-of';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { QueryState } from '@/ui/feedback/states';
import { ChoiceField } from '@/ui/field/choice-field';
import { Foot } from '@/ui/frame/foot';
import { useConfirm } from '@/ui/overlay/confirm';
import { Modal } from '@/ui/overlay/overlay';
import { movimientoTitle } from '../movimiento-labels';
import type { Movimiento } from '../movimiento.schema';
import { movimientosQueries } from '../movimientos.queries';
import { FORMATOS, hojasDe, ETIQUETAS_POR_HOJA, type Formato } from './etiqueta';
import { barrasDe } from './plano';
import { printEtiquetas, sizeOf } from './print-etiquetas';
import { codigoDe } from './to-etiquetas';

const ASKED_ABOVE_LABELS = 200;
/** Limit for one PDF: a browser would take too long over more. */
const MAX_LABELS_PER_PDF = 1000;
const MAX_MOVIMIENTOS_NAMED = 3;

const keptFormato = (): Formato =>
  FORMATOS.find((formato) => formato === storage.get('etiquetas')) ?? '100x150';

const FORMATO_CHOICES = [
  { value: '100x150', label: '100 × 150 mm' },
  { value: 'a4', label: `A4 (${ETIQUETAS_POR_HOJA} por hoja)` },
];
const DESDE_CHOICES = Array.from({ length: ETIQUETAS_POR_HOJA }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

interface EtiquetasDialogProps {
  opened: boolean;
  onClose: () => void;
  de: readonly Movimiento[] | number;
}

export function EtiquetasDialog({ opened, onClose, de }: EtiquetasDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Etiquetas">
      {typeof de === 'number' ? (
        <EtiquetasDe id={de} onClose={onClose} />
      ) : (
        <Etiquetas movimientos={de} onClose={onClose} />
      )}
    </Modal>
  );
}

/** A label is printed of the stored movement, not of a list's row. */
function EtiquetasDe({ id, onClose }: { id: number; onClose: () => void }) {
  const options = movimientosQueries.detail(id);
  const query = useQuery(options);
  const isFresh = query.isFetchedAfterMount || !query.isStale;
  return (
    <QueryState queries={[query]} error={options.meta?.error} notFound="Movimiento no encontrado">
      {query.data && isFresh ? (
        <Etiquetas movimientos={[query.data]} onClose={onClose} />
      ) : (
        <Text role="status">Cargando...</Text>
      )}
    </QueryState>
  );
}

interface EtiquetasProps {
  movimientos: readonly Movimiento[];
  onClose: () => void;
}

function Etiquetas({ movimientos, onClose }: EtiquetasProps) {
  const queryClient = useQueryClient();
  const guard = useSubmitGuard();
  const { ask, dialog } = useConfirm();
  const { control, getValues } = useForm({
    defaultValues: { formato: keptFormato(), desde: '1' },
  });
  const [formato, desde] = useWatch({ control, name: ['formato', 'desde'] });
  const labelled = movimientos.filter((one) => wholeBultos(one) > 0);
  const count = labelled.reduce((sum, one) => sum + wholeBultos(one), 0);
  const size = sizeOf(labelled);
  const blockedBy =
    count === 0
      ? 'No hay bultos para etiquetar'
      : count > MAX_LABELS_PER_PDF
        ? `Se imprimen hasta ${showCount(MAX_LABELS_PER_PDF)} etiquetas por vez: tildá menos movimientos`
        : null;

  async function print() {
    const values = getValues();
    storage.set('etiquetas', values.formato);
    const question = {
      title: `¿Imprimir ${showCount(count, 'etiqueta')}?`,
      parts: [{ text: `Son ${size}.` }],
      confirm: 'Imprimir todas',
    };
    const job = count > ASKED_ABOVE_LABELS ? await ask(question, openPrintJob) : openPrintJob();
    if (!job) return;
    const ids = labelled.map(({ id }) => id);
    const unread = await printEtiquetas(job, queryClient, ids, {
      formato: values.formato,
      desde: Number(values.desde),
    });
    if (unread === null) return;
    if (unread > 0)
      toasts.warning(
        `${size}. Sin localidad: ${unread}, no se ${unread === 1 ? 'pudo' : 'pudieron'} leer.`,
      );
    else if (!job.blocked) toasts.success(size);
    onClose();
  }

  return (
    <>
      <Text fz="sm">
        <strong>{size}</strong>
        {formato === 'a4' && count > 0 && (
          <span>{` · ${showCount(hojasDe(count, formato, Number(desde)), 'hoja')}`}</span>
        )}
      </Text>
      <Notes movimientos={movimientos} formato={formato} />
      <Stack gap="md" mt="md">
        <ChoiceField
          control={control}
          name="formato"
          label="Formato"
          segmented
          choices={FORMATO_CHOICES}
        />
        {formato === 'a4' && (
          <ChoiceField
            control={control}
            name="desde"
            label="Primera posición libre de la hoja"
            segmented
            choices={DESDE_CHOICES}
          />
        )}
      </Stack>
      <Foot>
        <Button variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <GuardedButton
          leftSection={<IconPrinter size={18} />}
          loading={guard.blocked}
          blockedBy={guard.blocked ? '' : blockedBy}
          onClick={() => void guard.run(print)}
        >
          Imprimir
        </GuardedButton>
      </Foot>
      {dialog}
    </>
  );
}

function Notes({ movimientos, formato }: { movimientos: readonly Movimiento[]; formato: Formato }) {
  const empty = movimientos.filter((one) => wholeBultos(one) === 0);
  const plain = movimientos.filter(
    (one) => !empty.includes(one) && !barrasDe(codigoDe(one), formato),
  );
  const unnumbered = plain.filter((one) => codigoDe(one) === null);
  const notes = [
    ['sin código de barras, por no tener número de remito', unnumbered],
    [
      'sin código de barras, por un número de remito largo o con signos raros',
      plain.filter((one) => !unnumbered.includes(one)),
    ],
    ['sin etiquetas, por no tener bultos', empty],
  ] as const;
  return notes.map(
    ([text, rows]) =>
      rows.length > 0 && (
        <Text key={text} size="xs" mt="xs" c="var(--panel-warning)">
          {`${showCount(rows.length, 'movimiento')} ${text}: ${someOf(rows.map(movimientoTitle), MAX_MOVIMIENTOS_NAMED)}.`}
        </Text>
      ),
  );
}
