import { Button, Group, Popover, Switch, Text, Textarea } from '@mantine/core';
import { IconBarcode } from '@tabler/icons-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { clean } from '@/domain/clean';
import { toasts } from '@/lib/page/toasts';
import { GuardedButton } from '@/ui/action/guarded-button';
import type { RowSelection } from '@/ui/table/use-row-selection';
import type { Movimiento } from '../movimiento.schema';
import { countBultos, missingText, type BultoCounter } from './conteo';
import { findRemitos, indexRemitos } from './find-remitos';
import { isSoundOn, playSound, setSoundOn } from './remito-sound';
import { countOutcome, tickOutcome } from './tildar-outcome';
import { UltimosEscaneos, withEscaneo, type Escaneo } from './ultimos-escaneos';
import classes from './tildar-por-remito.module.css';

interface TildarPorRemitoProps {
  rows: readonly Movimiento[];
  selection: RowSelection;
  counter?: BultoCounter | undefined;
}

/** For a barcode scanner or a pasted column of numbers. Never unticks. Numbers without a match stay in the field. */
export function TildarPorRemito({ rows, selection, counter }: TildarPorRemitoProps) {
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  /** Unmatched numbers that earlier scans left in the field. */
  const [left, setLeft] = useState('');
  const [escaneos, setEscaneos] = useState<readonly Escaneo[]>([]);
  const [sound, setSound] = useState(isSoundOn);
  const field = useRef<HTMLTextAreaElement>(null);
  const index = useMemo(() => indexRemitos(opened ? rows : []), [opened, rows]);

  function tick() {
    const added = text.startsWith(left) ? text.slice(left.length) : text;
    // A scan concerns only the text it added; Enter without new text retries everything.
    const isScan = added !== text && clean(added) !== '';
    const result = findRemitos(isScan ? added : text, index);
    const named = result.found.flatMap(({ rows: same }) => same.map(({ id }) => id));
    const counted = counter?.isCounting ? countBultos(result.found, counter.conteo) : null;
    const ids = counted ? named.filter((id) => counted.conteo.has(id)) : named;
    if (counted) counter?.setConteo(counted.conteo);
    selection.onChange((ticked) => ({
      ...ticked,
      ...Object.fromEntries(ids.map((id) => [id, true as const])),
    }));
    const unfound = [...result.missing, ...result.ambiguous];
    const lines = [...new Set([...(isScan ? left.split('\n') : []), ...unfound])].filter(Boolean);
    const kept = lines.map((line) => `${line}\n`).join('');
    setText(kept);
    setLeft(kept);
    const told = counted
      ? countOutcome(result, counted.contados)
      : tickOutcome(result, selection.ids);
    const isWrong = unfound.length > 0 || counted?.contados.some(({ surplus }) => surplus > 0);
    const outcome = isWrong ? 'missing' : ids.length > 0 ? 'found' : null;
    setEscaneos((former) => withEscaneo(former, { text: told, outcome }));
    if (sound && outcome) playSound(outcome);
  }

  function scan(event: KeyboardEvent) {
    // Some scanners end a number with Tab. A second Tab leaves the field.
    const isEnd = event.key === 'Enter' || (event.key === 'Tab' && text !== left);
    if (!isEnd || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    tick();
  }

  function switchSound(on: boolean) {
    setSound(on);
    setSoundOn(on);
    if (on) playSound('found');
  }

  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(22rem, calc(100vw - 1.5rem))"
      shadow="md"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <GuardedButton
          className={classes.open}
          variant="default"
          size="xs"
          leftSection={<IconBarcode size={16} />}
          blockedBy={rows.length === 0 ? 'Buscá los movimientos primero' : null}
          onClick={() => setOpened(!opened)}
        >
          Tildar por remito
        </GuardedButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Textarea
          ref={field}
          label="Números de remito"
          description={
            counter?.isCounting
              ? 'Escaneá la etiqueta de cada bulto: cada una cuenta uno y tilda su movimiento.'
              : 'Escaneá o pegá los números, con cualquier separador. Enter los tilda.'
          }
          data-autofocus
          rows={4}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={scan}
        />
        <Group justify="space-between" gap="sm" mt="lg" className={classes.actions}>
          <Switch
            size="xs"
            label="Sonido"
            checked={sound}
            onChange={(event) => switchSound(event.currentTarget.checked)}
          />
          <Button size="xs" variant="light" onClick={tick}>
            {counter?.isCounting ? 'Contar' : 'Tildar'}
          </Button>
        </Group>
        {counter && (
          <Conteo
            counter={counter}
            ticked={rows.filter(({ id }) => selection.ids.has(id))}
            // The next scan types into the focused element.
            onSwitch={() => field.current?.focus()}
          />
        )}
        <UltimosEscaneos escaneos={escaneos} />
      </Popover.Dropdown>
    </Popover>
  );
}

interface ConteoProps {
  counter: BultoCounter;
  ticked: readonly Movimiento[];
  onSwitch: () => void;
}

function Conteo({ counter, ticked, onSwitch }: ConteoProps) {
  const { isCounting, setCounting, conteo, setConteo } = counter;

  function restart() {
    setConteo(new Map());
    onSwitch();
    toasts.success('La cuenta volvió a cero', {
      label: 'Deshacer',
      onClick: () => setConteo(conteo),
    });
  }

  return (
    <>
      <Group justify="space-between" gap="sm" mt="sm" className={classes.actions}>
        <Switch
          size="xs"
          label="Contar bultos"
          checked={isCounting}
          onChange={(event) => {
            setCounting(event.currentTarget.checked);
            onSwitch();
          }}
        />
        {isCounting && conteo.size > 0 && (
          <Button size="xs" variant="subtle" color="gray" onClick={restart}>
            Volver a cero
          </Button>
        )}
      </Group>
      {isCounting && (
        <Text fz="xs" c="dimmed" mt="xs">
          {conteo.size === 0
            ? 'Todavía no contaste ningún bulto.'
            : `${missingText(ticked, conteo) ?? 'Están todos los bultos de lo tildado'}.`}
        </Text>
      )}
    </>
  );
}
