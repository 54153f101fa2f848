import { Box, Group, Skeleton, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMemo, useState, type CSSProperties, type PointerEvent } from 'react';
import { isPaso, type Agrupacion, type GrupoDeuda, type Paso } from '@/domain/agrupaciones';
import {
  layOutColumnas,
  periodoAt,
  periodosDe,
  type Columnas,
  type Periodo,
} from '@/domain/columnas';
import { showCount, showMonto } from '@/lib/values/show-importe';
import { useIsNarrow } from '@/ui/frame/use-is-narrow';
import { useIsPaper } from '@/ui/frame/use-is-paper';
import classes from './columnas.module.css';

/** How many labels fit below the axis. */
const LABELS = 14;
const NARROW_LABELS = 6;

/** How far from a column, in px, a finger may miss it. */
const REACH_PX = 12;

/** The drawing's own height. Its width is one a period. */
const HEIGHT = 100;

const UNIDADES = { 1: 'Pesos', 1_000: 'Miles de pesos', 1_000_000: 'Millones de pesos' } as const;

const SERIES = [
  { key: 'impago', label: 'Impago' },
  { key: 'pagado', label: 'Pagado' },
  { key: 'anterior', label: 'Un año antes' },
] as const;

interface ColumnasPorFechaProps {
  por: Agrupacion;
  /** Undefined while loading. */
  grupos: readonly GrupoDeuda<unknown>[] | undefined;
  /** First day searched, `yyyy-mm-dd`. */
  desde: string | null;
}

/** Groups by day, week or month as columns over time. Nothing for other groupings. */
export function ColumnasPorFecha({ por, grupos, desde }: ColumnasPorFechaProps) {
  const paso = isPaso(por) ? por : null;
  const periodos = useMemo(
    () => paso && grupos && periodosDe(grupos, paso, desde),
    [paso, grupos, desde],
  );
  if (!paso) return null;
  return (
    <div className={classes.marco}>
      {!grupos ? (
        <Skeleton height="100%" />
      ) : periodos?.length ? (
        <Dibujo
          paso={paso}
          periodos={periodos}
          hasUndated={grupos.some(({ clave }) => clave === '=')}
        />
      ) : (
        <Text inherit c="dimmed" ta="center" py="2.5rem">
          {periodos
            ? 'Sin fechas no hay columnas.'
            : 'Son demasiadas columnas: achicá las fechas o agrupá por mes.'}
        </Text>
      )}
    </div>
  );
}

/** Hidden from assistive technology, without a tab stop: the table below has the same figures and links. */
function Dibujo({
  paso,
  periodos,
  hasUndated,
}: {
  paso: Paso;
  periodos: readonly Periodo[];
  hasUndated: boolean;
}) {
  const isPaper = useIsPaper();
  const isNarrow = useIsNarrow() && !isPaper;
  const [pointed, setPointed] = useState<number | null>(null);
  const columnas = useMemo(
    () => layOutColumnas(periodos, paso, isNarrow ? NARROW_LABELS : LABELS),
    [periodos, paso, isNarrow],
  );
  const shown = periodos.some(({ anterior }) => anterior !== null) ? SERIES : SERIES.slice(0, 2);
  const centreOf = (index: number) => `${((index + 0.5) / periodos.length) * 100}%`;
  const periodo = pointed === null ? undefined : periodos[pointed];

  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(periodoAt(periodos, (clientX - left) / width, REACH_PX / width));
  }

  return (
    <div aria-hidden="true" className={classes.grafico}>
      <Group gap="0 1rem" className={classes.leyenda}>
        <span>{UNIDADES[columnas.unidad]}</span>
        {shown.map(({ key, label }) => (
          <span key={key} className={classes.clave}>
            <Muestra of={key} />
            <span>{label}</span>
          </span>
        ))}
        {hasUndated && <span>Sin los movimientos sin fecha</span>}
      </Group>
      <div className={classes.cuerpo}>
        <div className={classes.eje}>
          {columnas.marcas.map(({ numero, alto }) => (
            <span key={numero} style={{ bottom: `${alto * 100}%` }}>
              {showCount(numero)}
            </span>
          ))}
        </div>
        <div
          className={classes.campo}
          data-columnas
          onPointerDown={point}
          onPointerMove={point}
          // A finger leaves before its click, which needs the link to the period.
          onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setPointed(null)}
          onPointerCancel={() => setPointed(null)}
        >
          <Trazo columnas={columnas} pointed={pointed} />
          {/* Always there: a press that began before it was rendered would be no click. */}
          <Link
            to="."
            search={(search: object) => ({ ...search, grupo: periodo?.clave })}
            disabled={!periodo?.hasMovimientos}
            tabIndex={-1}
            className={classes.enlace}
            draggable={false}
          />
          {periodo && pointed !== null && (
            <Box
              className={classes.lectura}
              data-print="never"
              data-side={pointed < periodos.length / 2 ? 'right' : 'left'}
              style={{ '--centre': centreOf(pointed) }}
            >
              <strong>{periodo.nombre}</strong>
              {shown.map(({ key, label }) => {
                const pesos = periodo[key];
                return (
                  pesos !== null && (
                    <span key={key} className={classes.cifra}>
                      <span>{label}</span>
                      <span>{showMonto(pesos)}</span>
                    </span>
                  )
                );
              })}
            </Box>
          )}
        </div>
        <div className={classes.tiempo}>
          {columnas.etiquetas.map(({ indice, texto, anio }) => (
            <span key={indice} style={{ '--centre': centreOf(indice) } as CSSProperties}>
              <span>{texto}</span>
              {anio && <span>{anio}</span>}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

function Muestra({ of }: { of: (typeof SERIES)[number]['key'] }) {
  return (
    <svg className={classes.muestra} viewBox="0 0 14 12">
      {of === 'anterior' ? (
        <path d="M0 6H14" className={classes.anterior} />
      ) : (
        <path d="M1 0H13V12H1Z" className={classes[of]} />
      )}
    </svg>
  );
}

const yOf = (alto: number) => HEIGHT - alto * HEIGHT;

/** Stretched to the room that there is, so that it needs no measuring: a screen and paper render the same. */
function Trazo({ columnas, pointed }: { columnas: Columnas; pointed: number | null }) {
  const { ancho, alturas, marcas } = columnas;
  const column = (index: number, [from, to]: readonly [number, number]) =>
    from === to ? '' : `M${index + (1 - ancho) / 2} ${yOf(from)}h${ancho}V${yOf(to)}h${-ancho}Z`;
  const rows = alturas.map(({ pagado, impago }, index) => ({
    pagado: column(index, pagado),
    impago: column(index, impago),
  }));
  const line = alturas
    .map(({ anterior }, index) =>
      anterior === null
        ? ''
        : `${(alturas[index - 1]?.anterior ?? null) === null ? 'M' : 'L'}${index + 0.5} ${yOf(anterior)}`,
    )
    .join('');
  const dots = alturas
    .map(({ anterior }, index) => (anterior === null ? '' : `M${index + 0.5} ${yOf(anterior)}h0`))
    .join('');
  return (
    <svg
      className={classes.trazo}
      viewBox={`0 0 ${alturas.length} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {pointed !== null && (
        <rect
          x={pointed}
          width={1}
          height={HEIGHT}
          className={classes.senalada}
          data-print="never"
        />
      )}
      {marcas.map(({ numero, alto }) => (
        <path
          key={numero}
          d={`M0 ${yOf(alto)}H${alturas.length}`}
          className={numero === 0 ? classes.cero : classes.linea}
        />
      ))}
      <path d={rows.map(({ pagado }) => pagado).join('')} className={classes.pagado} />
      <path d={rows.map(({ impago }) => impago).join('')} className={classes.impago} />
      <path d={line} className={classes.halo} />
      <path d={line} className={classes.anterior} />
      <path d={dots} className={classes.punto} />
    </svg>
  );
}
