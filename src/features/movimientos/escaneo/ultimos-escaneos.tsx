import { Group, Text, type TextProps } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { Sound } from './remito-sound';
import classes from './tildar-por-remito.module.css';

const SCANS_SHOWN = 5;

/** `outcome` is null if the text had no number. */
export interface Escaneo {
  count: number;
  text: string;
  outcome: Sound | null;
}

export const withEscaneo = (
  former: readonly Escaneo[],
  escaneo: Omit<Escaneo, 'count'>,
): Escaneo[] =>
  [{ ...escaneo, count: (former[0]?.count ?? 0) + 1 }, ...former].slice(0, SCANS_SHOWN);

export const LOOKS = {
  found: { color: 'var(--panel-right)', Icon: IconCircleCheck },
  missing: { color: 'var(--mantine-color-error)', Icon: IconCircleX },
} as const;

export function UltimosEscaneos({
  escaneos: [newest, ...former],
}: {
  escaneos: readonly Escaneo[];
}) {
  return (
    <div className={classes.escaneos}>
      <div className={classes.newest} role="status" aria-label="Resultado">
        {/* A new element, so that screen readers also announce a repeated text. */}
        {newest && <EscaneoText key={newest.count} escaneo={newest} fw={600} />}
      </div>
      {former.length > 0 && (
        <ol aria-label="Resultados anteriores" className={classes.former}>
          {former.map((escaneo) => (
            <li key={escaneo.count}>
              <EscaneoText escaneo={escaneo} fz="xs" lineClamp={2} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

interface EscaneoTextProps extends Pick<TextProps, 'fw' | 'fz' | 'lineClamp'> {
  escaneo: Escaneo;
}

function EscaneoText({ escaneo: { text, outcome }, ...look }: EscaneoTextProps) {
  const { color, Icon } = outcome ? LOOKS[outcome] : { color: undefined, Icon: null };
  return (
    <Group gap="0.4rem" wrap="nowrap" align="flex-start" c={color}>
      {Icon && <Icon size={18} className={classes.icon} aria-hidden />}
      <Text inherit {...look}>
        {text}
      </Text>
    </Group>
  );
}
