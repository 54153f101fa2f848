import { Alert, Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { clean } from '@/domain/clean';
import { sumPesos } from '@/domain/dinero';
import { readTarifas, TARIFAS_ERROR, useTarifas, type Tarifas } from '@/features/servicios';
import { shortMessage, UnconfirmedError } from '@/lib/api/http-errors';
import { isTyped } from '@/lib/values/option';
import { BIG_PAGE_SIZE, listSearchDefaults } from '@/lib/url/list-search';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { QueryState } from '@/ui/feedback/states';
import { FilaDrawer } from '@/ui/importar/fila-drawer';
import { Filas } from '@/ui/importar/filas';
import { PlanillaScreen } from '@/ui/importar/planilla-screen';
import { NotSentError, useCarga } from '@/ui/importar/use-carga';
import { usePlanilla } from '@/ui/importar/use-planilla';
import { MovimientoFields } from '../campos/movimiento-fields';
import { movimientoCreateFormSchema, type MovimientoFormValues } from '../movimiento-form.schema';
import { objectionByTarifa } from '../cola/objection';
import { cantidadOf, IMPORTES, importesOf, pesosOf, serviciosOf } from '../movimiento-importes';
import { toMovimientoCreatePayload } from '../movimiento-payload';
import { countMovimientos, LABELS } from '../movimiento-labels';
import {
  CREATE_ERROR,
  findByRemito,
  movimientosMutations,
  movimientosQueries,
} from '../movimientos.queries';
import { Agregados } from './agregados';
import { CAMPOS } from './campos';
import { checkMovimientos, type FilaMovimiento } from './check-movimientos';
import { readDatos, type Datos } from './datos';
import { DatosComunes } from './datos-comunes';
import { nombreIn, PICKERS, searchNombre, type PickerName } from './nombres';
import { clientesPorResolver } from './por-resolver';
import { ResolverCliente } from './resolver-cliente';
import { isSame } from './same-movimiento';
import { useBusquedas } from './use-busquedas';

const computedBy = (tarifas: Tarifas | undefined) =>
  IMPORTES.map((name) => ({
    name: `de-${name}`,
    label: LABELS[name],
    show(values: MovimientoFormValues) {
      const text = importesOf(values, tarifas)[name];
      return text && showMonto(pesosOf(text));
    },
  }));

/** More are probably a number in the wrong column. */
const MANY_BULTOS = 1000;

function sumsOf(rows: readonly MovimientoFormValues[], tarifas: Tarifas | undefined): string {
  const bultos = rows.reduce(
    (sum, values) =>
      sum + cantidadOf(values.bultos) + (values.conSubServicio ? cantidadOf(values.subBultos) : 0),
    0,
  );
  const many = rows.filter((values) => cantidadOf(values.bultos) > MANY_BULTOS).length;
  return [
    showCount(bultos, 'bulto'),
    `Monto ${showMonto(sumPesos(rows.map(({ monto }) => pesosOf(monto))))}`,
    `Flete ${showMonto(sumPesos(rows.map((values) => pesosOf(importesOf(values, tarifas).flete))))}`,
    many > 0 && `${showCount(many, 'fila')} con más de ${showCount(MANY_BULTOS)} bultos: revisalas`,
  ]
    .filter(Boolean)
    .join(' · ');
}

export function PlanillaPage() {
  const queryClient = useQueryClient();
  const planilla = usePlanilla('movimientos', CAMPOS);
  const { kept, filas: bases, mark, put } = planilla;
  const datos = useMemo(() => readDatos(kept?.shared), [kept?.shared]);
  const { tarifas, query: tarifasQuery } = useTarifas();
  const [editing, setEditing] = useState<FilaMovimiento | null>(null);

  const wanted = useMemo(() => {
    const all = bases.flatMap(({ read }) =>
      Object.keys(PICKERS).flatMap((name) => nombreIn(read, name as PickerName) ?? []),
    );
    return [...new Map(all.map((one) => [one.key, one])).values()];
  }, [bases]);
  const nombres = useBusquedas(wanted, async (one) => {
    const found = await searchNombre(queryClient, one);
    if (isTyped(found) && found.problem === 'failed') throw new Error('Search failed');
    return found;
  });
  // Numbers follow from the rows alone, whatever is known of their names.
  const numeros = useMemo(() => {
    const rows = checkMovimientos(bases, datos, NOTHING_KNOWN);
    const all = rows
      .filter((fila) => fila.mark.state === undefined)
      .map(({ values }) => clean(values.remitoNumero));
    return [...new Set(all)].filter(Boolean).map((key) => ({ key }));
  }, [bases, datos]);
  const remitos = useBusquedas(numeros, ({ key }) => findByRemito(queryClient, key));

  const filas = useMemo(
    () =>
      checkMovimientos(bases, datos, {
        nombres: nombres.answers,
        remitos: remitos.answers,
        tarifas,
      }),
    [bases, datos, nombres.answers, remitos.answers, tarifas],
  );
  const carga = useCarga<FilaMovimiento>({
    planilla,
    count: countMovimientos,
    error: CREATE_ERROR,
    newest: async () => {
      const { items } = await readNewest();
      return Math.max(0, ...items.map(({ id }) => id));
    },
    async send({ id, values, mark: { changes } }) {
      const now = await readTarifas(
        queryClient,
        serviciosOf(values).map((servicio) => servicio.id),
      ).catch((error: unknown) => {
        throw new NotSentError(shortMessage(error, TARIFAS_ERROR));
      });
      const objection = objectionByTarifa({ values, tarifas }, values, now);
      if (objection) throw new NotSentError(objection.reason);
      // The number stays this row's, also if it has to be sent again.
      mark({ [id]: { changes: { ...changes, remitoNumero: values.remitoNumero } } });
      const create = { ...movimientosMutations.create(), meta: { invalidates: [] } };
      const created = await queryClient
        .getMutationCache()
        .build(queryClient, create)
        .execute(toMovimientoCreatePayload(values, now));
      // A record is due: without one, the movement may not be stored.
      if (created.id === null) throw new UnconfirmedError('No record');
      return created.id;
    },
    async find({ values }, since, taken) {
      const { items } = await readNewest();
      const fresh = items.filter(({ id }) => id > since && !taken.has(id));
      return fresh.find((movimiento) => isSame(movimiento, values))?.id ?? null;
    },
  });
  const readNewest = () =>
    queryClient.query({
      ...movimientosQueries.list({ ...listSearchDefaults, cantidad: BIG_PAGE_SIZE }),
      staleTime: 0,
    });

  const computed = useMemo(() => computedBy(tarifas), [tarifas]);
  const change = (changes: Partial<Datos>) => put({ shared: { ...datos, ...changes } });
  const [first, ...others] = clientesPorResolver(filas);
  const searching = nombres.left + remitos.left;
  const unsearched = nombres.failed + remitos.failed;
  const added = filas.filter(({ mark }) => mark.state === 'sent');
  return (
    <PlanillaScreen
      planilla={planilla}
      title="Movimientos desde una planilla"
      crumbs={[{ label: 'Movimientos', to: '/movimientos' }, { label: 'Desde una planilla' }]}
      isRunning={carga.progress !== null}
    >
      <DatosComunes key={kept?.at} datos={datos} tarifas={tarifas} onChange={change} />
      <QueryState queries={[tarifasQuery]} error={TARIFAS_ERROR}>
        {null}
      </QueryState>
      {searching > 0 && (
        <Text size="sm" c="dimmed" role="status">
          {`Buscando ${showCount(searching, 'dato')} de la planilla…`}
        </Text>
      )}
      {unsearched > 0 && (
        <Alert
          color="red"
          role="alert"
          title={`No se pudieron buscar ${showCount(unsearched, 'dato')}`}
        >
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              nombres.retry();
              remitos.retry();
            }}
          >
            Reintentar
          </Button>
        </Alert>
      )}
      {first && (
        <ResolverCliente
          key={first.key}
          pending={[first, ...others]}
          onSettle={(resueltos) => change({ resueltos: { ...datos.resueltos, ...resueltos } })}
        />
      )}
      <Filas
        planilla={planilla}
        filas={filas}
        carga={carga}
        count={countMovimientos}
        computed={computed}
        sums={(rows) => sumsOf(rows, tarifas)}
        waits={
          searching > 0
            ? 'Todavía se buscan los nombres y los remitos'
            : unsearched > 0
              ? 'Falta buscar nombres o remitos'
              : tarifas
                ? null
                : 'Todavía se leen las tarifas'
        }
        onOpen={setEditing}
        next={
          <Group gap="xs">
            <Agregados
              ids={added.flatMap(({ mark }) => mark.id ?? [])}
              fecha={added[0]?.values.fecha ?? null}
            />
          </Group>
        }
      />
      <FilaDrawer
        fila={editing}
        size="xl"
        schema={movimientoCreateFormSchema(tarifas)}
        fields={(form) => <MovimientoFields form={form} tarifas={tarifas} />}
        onSave={(n, changes) => {
          mark({ [n]: { changes } });
          setEditing(null);
        }}
        onClose={() => setEditing(null)}
      />
    </PlanillaScreen>
  );
}

const NOTHING_KNOWN = { nombres: new Map(), remitos: new Map(), tarifas: undefined };
