import type { Cuenta, Parte } from '@/domain/estado-de-cuenta';
import { formatFecha } from '@/domain/fechas';
import { totalBultos } from '@/domain/totales';
import type { Movimiento } from '@/features/movimientos';
import { config } from '@/lib/config';
import { shorten } from '@/lib/shorten';
import { showCount, showMonto } from '@/lib/show-importe';
import classes from './cuentas.module.css';

interface EstadoImpresoProps {
  cliente: { nombre: string; identificacion: string | null };
  /** `yyyy-mm-dd` */
  desde: string;
  /** `yyyy-mm-dd` */
  hoy: string;
  cuenta: Cuenta<Movimiento>;
}

/** A client's account on paper. */
export function EstadoImpreso({ cliente, desde, hoy, cuenta }: EstadoImpresoProps) {
  const { debe, aRendirle } = cuenta;
  return (
    <article className={classes.papel} data-print="only" aria-label="Estado de cuenta">
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
      {debe.partes.map((parte) => (
        <ParteImpresa key={parte.nombre} parte={parte} title={`Fletes a pagar: ${parte.nombre}`} />
      ))}
      <p>
        <strong>
          Total a pagar: <span>{showMonto(debe.total)}</span>
        </strong>
      </p>
      <ParteImpresa parte={aRendirle} title="Contrareembolsos a rendirle" />
    </article>
  );
}

function ParteImpresa({ parte, title }: { parte: Parte<Movimiento>; title: string }) {
  if (parte.filas.length === 0) return null;
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
        <tbody>
          {parte.filas.map((row) => (
            <tr key={row.id}>
              <td>{formatFecha(row.fecha ?? '')}</td>
              <td>{shorten(row.remitoNumero ?? '')}</td>
              <td>{shorten(row.clienteOrigen?.nombre ?? 'N/A')}</td>
              <td>{shorten(row.clienteDestino?.nombre ?? 'N/A')}</td>
              <td className={classes.importe}>{showCount(totalBultos(row))}</td>
              <td className={classes.importe}>{showMonto(parte.importe(row))}</td>
            </tr>
          ))}
        </tbody>
        <tbody>
          <tr>
            <th scope="row" colSpan={5}>
              {showCount(parte.filas.length, 'movimiento')}
            </th>
            <th className={classes.importe}>{showMonto(parte.total)}</th>
          </tr>
        </tbody>
      </table>
    </>
  );
}
