import { Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { IconBrandWhatsapp, IconCash, IconFileText, IconPrinter } from '@tabler/icons-react';
import { useMemo, useRef } from 'react';
import { montoARendir, porAntiguedad } from '@/domain/deuda';
import { computeCuenta, cuentaAsText } from '@/domain/estado-de-cuenta';
import { formatFecha } from '@/domain/fechas';
import { owedBefore, owedSince, type DiasDeDeuda } from '@/domain/rangos';
import { fleteAdeudado } from '@/domain/totales';
import { clientesQueries } from '@/features/clientes';
import {
  MovimientosResult,
  useBulkChange,
  useListado,
  type ListadoTexts,
  type Movimiento,
} from '@/features/movimientos';
import { marcar, printReporte, SEARCH_ERROR } from '@/features/reportes';
import { errorStatus } from '@/lib/api/http-errors';
import { config } from '@/lib/page/config';
import { useHoy } from '@/lib/values/use-hoy';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useSubmitGuard } from '@/ui/action/submit-guard';
import { OldNote, QueryState } from '@/ui/feedback/states';
import { OnPaper } from '@/ui/frame/on-paper';
import { PageHeader } from '@/ui/frame/page-header';
import { PanelCard } from '@/ui/frame/panel-card';
import type { TableView } from '@/ui/table/table-view';
import { UndoLine } from '@/ui/undo/undo-line';
import { ARendir } from './a-rendir';
import { Antiguedad } from './antiguedad';
import { defaultDesde, type CuentaSearch } from './cuentas-search';
import { cuentasQueries } from './cuentas.queries';
import { DeAntes } from './de-antes';
import { DesdeForm } from './desde-form';
import { EstadoImpreso } from './estado-impreso';
import { WhatsappDialog } from './whatsapp-dialog';

const NO_ROWS: readonly Movimiento[] = [];
const NOTHING = computeCuenta(NO_ROWS, NO_ROWS);

const NOT_LOADED = 'La cuenta todavía no está entera: esperá a que cargue.';

export function CuentaPage({ id, search }: { id: number; search: CuentaSearch }) {
  const hoy = useHoy();
  const desde = search.desde ?? defaultDesde(hoy);
  const cliente = useQuery(clientesQueries.detail(id));
  const { debe, aRendirle, due, cuenta } = useCuenta(id, owedSince(desde));
  const { cuenta: deAntes, ...before } = useCuenta(id, owedBefore(desde));
  const parts = [debe, aRendirle, before.debe, before.aRendirle];
  const shown = cuenta ?? NOTHING;
  const [isSending, { open: openText, close: closeText }] = useDisclosure();
  const nombre = cliente.data?.nombre ?? '';

  const isWhole = cliente.data && cuenta && deAntes;
  const blockedBy = isWhole ? null : NOT_LOADED;
  return (
    <>
      <div data-print={isWhole ? 'never' : undefined}>
        <PageHeader
          title={nombre ? `Cuenta de ${nombre}` : 'Cuenta'}
          crumbs={[{ label: 'Cliente', to: '/clientes' }, { label: 'Cuenta' }]}
        >
          {!cliente.isLoading && (
            <>
              <GuardedButton
                variant="light"
                leftSection={<IconPrinter size={18} />}
                blockedBy={blockedBy}
                onClick={() => window.print()}
              >
                Imprimir estado de cuenta
              </GuardedButton>
              <GuardedButton
                variant="default"
                leftSection={<IconBrandWhatsapp size={18} />}
                blockedBy={blockedBy}
                onClick={openText}
              >
                Copiar para WhatsApp
              </GuardedButton>
            </>
          )}
        </PageHeader>
        {/* The rest waits for the name: a long one wraps and would push it down. */}
        {!cliente.isPaused && (
          <QueryState
            queries={[cliente]}
            error="Error al cargar el cliente"
            notFound="Cliente no encontrado"
          >
            {cliente.isLoading && <Text role="status">Cargando...</Text>}
          </QueryState>
        )}
        {!cliente.isLoading && errorStatus(cliente.error) !== 404 && (
          <>
            <PanelCard>
              <Group align="flex-end" gap="0.75rem 2rem">
                <DesdeForm desde={desde} />
                <Stack gap={0} justify="center" mih="2.25rem">
                  <DeAntes
                    nombre="Saldo anterior, aparte"
                    query={before.debe}
                    importe={fleteAdeudado}
                  />
                  <DeAntes
                    nombre="A rendirle de antes, aparte"
                    query={before.aRendirle}
                    importe={montoARendir}
                  />
                </Stack>
              </Group>
            </PanelCard>
            <Antiguedad
              queries={[debe, aRendirle]}
              partes={[
                ...shown.debe.partes.map((one) => ({ ...one, nombre: `Debe: ${one.nombre}` })),
                shown.aRendirle,
              ].map(({ nombre: title, filas, importe }) => ({
                title,
                tramos: cuenta && porAntiguedad(filas, importe, hoy),
              }))}
            />
            <Debe
              id={id}
              nombre={nombre}
              desde={desde}
              query={debe}
              aRendirle={due}
              columnas={search.columnas}
            />
            {/* Wait for the rows above, or they would push this down. */}
            {debe.isFetched && (
              <ARendir
                key={id}
                title="A rendirle"
                remitente={{ id, nombre }}
                desde={desde}
                query={aRendirle}
                columnas={search.columnas}
              />
            )}
          </>
        )}
      </div>
      {isWhole && (
        <>
          <OnPaper>
            <OldNote queries={parts} />
            <EstadoImpreso
              cliente={cliente.data}
              desde={desde}
              hoy={hoy}
              cuenta={cuenta}
              deAntes={deAntes}
            />
          </OnPaper>
          <WhatsappDialog
            opened={isSending}
            onClose={closeText}
            queries={parts}
            text={cuentaAsText(
              { empresa: config.companyName, cliente: nombre, hoy, desde, deAntes },
              cuenta,
            )}
            telefono={cliente.data.telefono}
          />
        </>
      )}
    </>
  );
}

function useCuenta(id: number, days: DiasDeDeuda) {
  const debe = useQuery(cuentasQueries.debe(id, days));
  const aRendirle = useQuery(cuentasQueries.aRendirle(id, days));
  const { data: owed } = debe;
  const { data: due } = aRendirle;
  const cuenta = useMemo(() => owed && due && computeCuenta(owed, due), [owed, due]);
  return { debe, aRendirle, due, cuenta };
}

interface DebeProps {
  id: number;
  nombre: string;
  desde: string;
  query: UseQueryResult<Movimiento[]>;
  /** The other part of the account, which is printed too. Undefined while loading. */
  aRendirle: readonly Movimiento[] | undefined;
  columnas: TableView | undefined;
}

const TEXTS: Omit<ListadoTexts, 'fileName'> = {
  title: 'Fletes a pagar',
  viewName: 'cuenta',
  importe: 'flete',
  hint: 'Tildá los fletes que pagó',
  error: SEARCH_ERROR,
  totals: ['bultos', 'flete'],
};

const nothingSince = (desde: string) => `Nada desde el ${formatFecha(desde)}.`;

function Debe({ id, nombre, desde, query, aRendirle, columnas }: DebeProps) {
  const listado = useListado(query, `${id} ${desde}`);
  const { rows = NO_ROWS, ticked } = listado;
  const button = useRef<HTMLButtonElement>(null);
  const { blockedBy, change, status } = useBulkChange({
    listado,
    readError: SEARCH_ERROR,
    focusAfter: button,
  });
  const printGuard = useSubmitGuard();
  const isEmpty = rows.length === 0 && aRendirle?.length === 0;

  function print() {
    // A movement can be in both parts.
    const account = new Map([...rows, ...(aRendirle ?? [])].map((row) => [row.id, row]));
    // By id: the API has no filter for an account's movements.
    return printReporte(null, ticked, [...account.values()], {
      name: nombre ? `Reporte de ${nombre}` : 'Reporte',
      fileName: 'estado-de-cuenta.pdf',
    });
  }

  return (
    <MovimientosResult
      texts={{ ...TEXTS, fileName: `Fletes de ${nombre}` }}
      listado={listado}
      filters={[`Desde el ${formatFecha(desde)}`]}
      columnas={columnas}
      empty={nothingSince(desde)}
      actions={
        <>
          <GuardedButton
            ref={button}
            size="xs"
            leftSection={<IconCash size={16} />}
            blockedBy={blockedBy}
            onClick={() => void change(marcar('fletePagado'))}
          >
            Marcar fletes como pagados
          </GuardedButton>
          <GuardedButton
            variant="default"
            size="xs"
            leftSection={<IconFileText size={16} />}
            blockedBy={
              printGuard.blocked
                ? ''
                : query.data === undefined || aRendirle === undefined
                  ? NOT_LOADED
                  : isEmpty
                    ? nothingSince(desde)
                    : null
            }
            onClick={() => void printGuard.run(print)}
          >
            Imprimir reporte
          </GuardedButton>
          {status}
          <UndoLine of="movimientos" />
        </>
      }
    />
  );
}
