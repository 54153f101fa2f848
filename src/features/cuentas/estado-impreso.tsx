import type { ReactNode } from 'react';
import type { Cuenta, Parte } from '@/domain/estado-de-cuenta';
import { formatFecha } from '@/domain/fechas';
import { totalBultos } from '@/domain/totales';
import type { Movimiento } from '@/features/movimientos';
import { config } from '@/lib/page/config';
import { shorten } from '@/lib/values/shorten';
import { showCount, showMonto } from '@/lib/values/show-importe';
import classes from './cuentas.module.css';

/** This many rows stay with the total, so that it is never alone on a page. Chromium ignores `break-before` in a continued table. */
const ROWS_KEPT_WITH_TOTAL = 2;

interface EstadoImpresoProps {
  cliente: { nombre: string; identificacion: string | null };
  desde: string;
  hoy: string;
  cuenta: Cuenta<Movimiento>;
  /** The account from before `desde`. */
  deAntes: Cuenta<Movimiento>;
}

export function EstadoImpreso({ cliente, desde, hoy, cuenta, deAntes }: EstadoImpresoProps) {
  const { debe, aRendirle } = cuenta;
  const partes = debe.partes.filter(({ filas }) => filas.length > 0);
  const total = (
    <>
      <span>{`Total a pagar: ${showMonto(debe.total)}`}</span>
      {deAntes.debe.total !== 0 && (
        <>
          <br />
          <span>{`Saldo anterior, aparte: ${showMonto(deAntes.debe.total)}`}</span>
        </>
      )}
    </>
  );
  return (
    <article className={classes.papel} aria-label="Estado de cuenta">
      <p>
        <strong>{config.companyName}</strong>
      </p>
      <h1>Estado de cuenta</h1>
      <p>
        <span>
          {[shorten(cliente.nombre), cliente.identificacion && `CUIT ${cliente.identificacion}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <br />
        <span>{`Al ${formatFecha(hoy)}. Movimientos desde el ${formatFecha(desde)}.`}</span>
      </p>
      {partes.map((parte) => (
        <ParteImpresa
          key={parte.nombre}
          parte={parte}
          title={`Fletes a pagar: ${parte.nombre}`}
          total={parte === partes.at(-1) && total}
        />
      ))}
      {partes.length === 0 && (
        <p>
          <strong>{total}</strong>
        </p>
      )}
      {aRendirle.filas.length > 0 && (
        <ParteImpresa parte={aRendirle} title="Contrareembolsos a rendirle" />
      )}
      {deAntes.aRendirle.total !== 0 && (
        <p>
          <strong>{`A rendirle de antes, aparte: ${showMonto(deAntes.aRendirle.total)}`}</strong>
        </p>
      )}
    </article>
  );
}

interface ParteImpresaProps {
  parte: Parte<Movimiento>;
  title: string;
  total?: ReactNode;
}

function ParteImpresa({ parte, title, total }: ParteImpresaProps) {
  const rows = parte.filas.map((row) => (
    <tr key={row.id}>
      <td>{formatFecha(row.fecha ?? '')}</td>
      <td>{shorten(row.remitoNumero ?? '')}</td>
      <td>{shorten(row.clienteOrigen?.nombre ?? 'N/A')}</td>
      <td>{shorten(row.clienteDestino?.nombre ?? 'N/A')}</td>
      <td className={classes.importe}>{showCount(totalBultos(row))}</td>
      <td className={classes.importe}>{showMonto(parte.importe(row))}</td>
    </tr>
  ));
  return (
    <>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Fecha</th>
            <th scope="col">Remito</th>
            <th scope="col">Origen</th>
            <th scope="col">Destino</th>
            <th scope="col" className={classes.importe}>
              Bultos
            </th>
            <th scope="col" className={classes.importe}>
              Importe
            </th>
          </tr>
        </thead>
        <tbody>{rows.slice(0, -ROWS_KEPT_WITH_TOTAL)}</tbody>
        <tbody className={classes.total}>
          {rows.slice(-ROWS_KEPT_WITH_TOTAL)}
          <tr>
            <th scope="row" colSpan={5}>
              {showCount(parte.filas.length, 'movimiento')}
            </th>
            <th className={classes.importe}>{showMonto(parte.total)}</th>
          </tr>
          {total && (
            <tr>
              <th scope="row" colSpan={6}>
                {total}
              </th>
            </tr>
          )}
        </tbody>
      </table>
    </>
  );
}
