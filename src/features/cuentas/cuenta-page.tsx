import { Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQueries } from '@tanstack/react-query';
import { IconBrandWhatsapp, IconPrinter } from '@tabler/icons-react';
import { montoARendir, porAntiguedad } from '@/domain/deuda';
import { computeCuenta, cuentaAsText } from '@/domain/estado-de-cuenta';
import { owedBefore, owedSince } from '@/domain/rangos';
import { fleteAdeudado } from '@/domain/totales';
import { clientesQueries } from '@/features/clientes';
import type { Movimiento } from '@/features/movimientos';
import { errorStatus } from '@/lib/api/http-errors';
import { config } from '@/lib/page/config';
import { useHoy } from '@/lib/values/use-hoy';
import { GuardedButton } from '@/ui/action/guarded-button';
import { OldNote, QueryState } from '@/ui/feedback/states';
import { OnPaper } from '@/ui/frame/on-paper';
import { PageHeader } from '@/ui/frame/page-header';
import { PanelCard } from '@/ui/frame/panel-card';
import { ARendir } from './a-rendir';
import { Antiguedad } from './antiguedad';
import { defaultDesde, type CuentaSearch } from './cuentas-search';
import { cuentasQueries } from './cuentas.queries';
import { DeAntes } from './de-antes';
import { DesdeForm } from './desde-form';
import { EstadoImpreso } from './estado-impreso';
import { FletesAPagar, NOT_LOADED } from './fletes-a-pagar';
import { WhatsappDialog } from './whatsapp-dialog';

const NOTHING = computeCuenta<Movimiento>([], []);

const cuentaOf = (debe?: readonly Movimiento[], aRendirle?: readonly Movimiento[]) =>
  debe && aRendirle && computeCuenta(debe, aRendirle);

export function CuentaPage({ id, search }: { id: number; search: CuentaSearch }) {
  const hoy = useHoy();
  const desde = search.desde ?? defaultDesde(hoy);
  const [cliente, ...movimientos] = useQueries({
    queries: [
      clientesQueries.detail(id),
      cuentasQueries.debe(id, owedSince(desde)),
      cuentasQueries.aRendirle(id, owedSince(desde)),
      cuentasQueries.debe(id, owedBefore(desde)),
      cuentasQueries.aRendirle(id, owedBefore(desde)),
    ],
  });
  const [debe, aRendirle, debeDeAntes, aRendirleDeAntes] = movimientos;
  const cuenta = cuentaOf(debe.data, aRendirle.data);
  const deAntes = cuentaOf(debeDeAntes.data, aRendirleDeAntes.data);
  const shown = cuenta ?? NOTHING;
  const [isSending, { open: openText, close: closeText }] = useDisclosure();
  const nombre = cliente.data?.nombre ?? '';
  // Paper and message wait for all of it, because part of a sum would mislead.
  const entera = cliente.data && cuenta && deAntes && { cliente: cliente.data, cuenta, deAntes };
  const blockedBy = entera ? null : NOT_LOADED;
  return (
    <>
      <div data-print={entera ? 'never' : undefined}>
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
                    param="desde"
                    nombre="Saldo anterior"
                    query={debeDeAntes}
                    importe={fleteAdeudado}
                  />
                  <DeAntes
                    param="desde"
                    nombre="A rendirle de antes"
                    query={aRendirleDeAntes}
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
            <FletesAPagar
              id={id}
              nombre={nombre}
              desde={desde}
              query={debe}
              aRendirle={aRendirle.data}
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
      {entera && (
        <>
          <OnPaper>
            <OldNote queries={movimientos} />
            <EstadoImpreso {...entera} desde={desde} hoy={hoy} />
          </OnPaper>
          <WhatsappDialog
            opened={isSending}
            onClose={closeText}
            queries={movimientos}
            text={cuentaAsText(
              { ...entera, empresa: config.companyName, cliente: nombre, hoy, desde },
              entera.cuenta,
            )}
            telefono={entera.cliente.telefono}
          />
        </>
      )}
    </>
  );
}
