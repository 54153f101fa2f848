import { Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { computeTotales } from '@/domain/totales';
import { readTarifas, TARIFAS_ERROR, useTarifas, type Tarifas } from '@/features/servicios';
import { shortMessage } from '@/lib/api/http-errors';
import { readNow } from '@/lib/cache/read-now';
import { isTyped } from '@/lib/values/option';
import { BIG_PAGE_SIZE, listSearchDefaults } from '@/lib/url/list-search';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { LoadError, QueryState } from '@/ui/feedback/states';
import { PlanillaScreen } from '@/ui/importar/planilla-screen';
import { createQuietly, NotSentError } from '@/ui/importar/use-carga';
import { usePlanilla } from '@/ui/importar/use-planilla';
import { askBultos } from '../campos/ask-bultos';
import { MovimientoFields } from '../campos/movimiento-fields';
import { objectionByTarifa } from '../cola/objection';
import { movimientoCreateFormSchema, type MovimientoFormValues } from '../movimiento-form.schema';
import { cantidadOf, IMPORTES, importesOf, pesosOf, serviciosOf } from '../movimiento-importes';
import { countMovimientos, LABELS } from '../movimiento-labels';
import { toMovimientoCreatePayload } from '../movimiento-payload';
import type { Movimiento } from '../movimiento.schema';
import { CREATE_ERROR, movimientosMutations, movimientosQueries } from '../movimientos.queries';
import { Agregados } from './agregados';
import { CAMPOS } from './campos';
import { checkMovimientos, numerosOf, type FilaMovimiento } from './check-movimientos';
import { readDatos, type Datos } from './datos';
import { DatosComunes } from './datos-comunes';
import { nombresIn, searchNombre } from './nombres';
import { clientesPorResolver } from './por-resolver';
import { ResolverCliente } from './resolver-cliente';
import { isSame } from './same-movimiento';
import { useBusquedas } from './use-busquedas';

const FECHAS = { alcance: 'operacion', labels: { fecha: LABELS.fecha } } as const;

const computedBy = (tarifas: Tarifas | undefined) =>
  IMPORTES.map((name) => ({
    name,
    label: LABELS[name],
    show(values: MovimientoFormValues) {
      const text = importesOf(values, tarifas)[name];
      return text && showMonto(pesosOf(text));
    },
  }));

function sumsOf(rows: readonly MovimientoFormValues[], tarifas: Tarifas | undefined): string {
  const { total, monto, flete } = computeTotales(
    rows.map((values) => ({
      bultos: cantidadOf(values.bultos),
      subBultos: cantidadOf(values.subBultos),
      subServicio: values.conSubServicio || null,
      monto: pesosOf(values.monto),
      flete: pesosOf(importesOf(values, tarifas).flete),
      fletePagado: values.fletePagado,
    })),
  );
  const many = rows.filter((values) => askBultos(values, tarifas)).length;
  const sums = `${showCount(total, 'bulto')} · Monto ${showMonto(monto)} · Flete ${showMonto(flete)}`;
  return many > 0 ? `${sums} · ${showCount(many, 'fila')} con muchísimos bultos: revisalas` : sums;
}

export function PlanillaPage() {
  const queryClient = useQueryClient();
  const planilla = usePlanilla('movimientos', CAMPOS);
  const { kept, filas: bases, mark, put, remember } = planilla;
  const datos = useMemo(() => readDatos(kept?.shared), [kept?.shared]);
  const { tarifas, query: tarifasQuery } = useTarifas();
  const wanted = useMemo(() => nombresIn(bases), [bases]);
  const nombres = useBusquedas(wanted, async (one) => {
    const found = await searchNombre(queryClient, one);
    if (isTyped(found) && found.problem === 'failed') throw new Error('Search failed');
    return found;
  });
  const numeros = useMemo(() => numerosOf(bases, datos.numerarDesde), [bases, datos.numerarDesde]);
  const unsent = useMemo(() => {
    const all = numeros.filter((_, at) => bases[at]?.mark.state === undefined);
    return [...new Set(all)].filter(Boolean).map((key) => ({ key }));
  }, [bases, numeros]);
  const remitos = useBusquedas(unsent, async ({ key }) => {
    // The row's drawer looks for the number too, and would cut this when it closes.
    const [movimiento = null] = await readNow(queryClient, movimientosQueries.conRemito(key));
    return movimiento;
  });
  const filas = useMemo(() => {
    const known = { nombres: nombres.answers, remitos: remitos.answers, tarifas };
    return checkMovimientos(bases, numeros, datos, known, remember);
  }, [bases, numeros, datos, nombres.answers, remitos.answers, tarifas, remember]);

  async function send({ id, values, mark: { changes } }: FilaMovimiento, throwIfEnded: () => void) {
    const ids = serviciosOf(values).map((servicio) => servicio.id);
    const now = await readTarifas(queryClient, ids).catch((error: unknown) => {
      throw new NotSentError(shortMessage(error, TARIFAS_ERROR));
    });
    const objection = objectionByTarifa({ values, tarifas }, values, now);
    if (objection) throw new NotSentError(objection.reason);
    throwIfEnded();
    // The number stays this row's, also if it has to be sent again.
    mark({ [id]: { changes: { ...changes, remitoNumero: values.remitoNumero } } });
    const payload = toMovimientoCreatePayload(values, now);
    return createQuietly(queryClient, movimientosMutations.create(), payload);
  }

  async function readNewest() {
    const newest = movimientosQueries.list({ ...listSearchDefaults, cantidad: BIG_PAGE_SIZE });
    return (await queryClient.query({ ...newest, staleTime: 0 })).items;
  }

  const computed = useMemo(() => computedBy(tarifas), [tarifas]);
  const change = (changes: Partial<Datos>) => put({ shared: { ...datos, ...changes } });
  const [first, ...others] = clientesPorResolver(filas);
  const searching = nombres.left + remitos.left;
  const unsearched = nombres.failed + remitos.failed;
  const notSearched =
    searching > 0
      ? 'Todavía se buscan los nombres y los remitos'
      : 'Falta buscar nombres o remitos';
  return (
    <PlanillaScreen<Movimiento, MovimientoFormValues>
      planilla={planilla}
      filas={filas}
      title="Movimientos desde una planilla"
      crumbs={[{ label: 'Movimientos', to: '/movimientos' }, { label: 'Desde una planilla' }]}
      count={countMovimientos}
      error={CREATE_ERROR}
      computed={computed}
      sums={(rows) => sumsOf(rows, tarifas)}
      fechas={FECHAS}
      waits={
        searching + unsearched > 0 ? notSearched : tarifas ? null : 'Todavía se leen las tarifas'
      }
      send={send}
      read={readNewest}
      isSame={(movimiento, { values }) => isSame(movimiento, values)}
      schema={movimientoCreateFormSchema(tarifas)}
      fields={(form) => <MovimientoFields form={form} tarifas={tarifas} />}
      size="xl"
      next={(added) => <Agregados ids={added.flatMap(({ mark }) => mark.id ?? [])} />}
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
        <LoadError
          error={null}
          fallback={`No se pudieron buscar ${showCount(unsearched, 'dato')} de la planilla`}
          onRetry={() => {
            nombres.retry();
            remitos.retry();
          }}
        />
      )}
      {first && (
        <ResolverCliente
          key={first.key}
          first={first}
          others={others}
          onSettle={(resueltos) => change({ resueltos: { ...datos.resueltos, ...resueltos } })}
        />
      )}
    </PlanillaScreen>
  );
}
