import { Button, Group, Popover, Switch, Text, Textarea } from '@mantine/core';
import { IconBarcode, IconCamera } from '@tabler/icons-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { clean } from '@/domain/clean';
import { toasts } from '@/lib/page/toasts';
import { GuardedButton } from '@/ui/action/guarded-button';
import { useScans } from '@/ui/action/screen-keys';
import { lazyOverlay } from '@/ui/overlay/lazy-overlay';
import type { RowSelection } from '@/ui/table/use-row-selection';
import type { Movimiento } from '../movimiento.schema';
import {
  countBultos,
  missingByRemito,
  missingText,
  type BultoCounter,
  type Conteo,
} from './conteo';
import { findRemitos, indexRemitos } from './find-remitos';
import { hasCamara } from './open-camara';
import { isSoundOn, playSound, setSoundOn } from './remito-sound';
import { countOutcome, tickOutcome } from './tildar-outcome';
import { UltimosEscaneos, withEscaneo, type Escaneo } from './ultimos-escaneos';

const LazyCamaraDialog = lazyOverlay(
  () => import('./camara-dialog').then((module) => module.CamaraDialog),
  { prefetched: false },
);

const COMPLETE = 'Están todos los bultos de lo tildado';
const UNREAD = 'La lista todavía no se leyó';
const NO_ROWS: readonly Movimiento[] = [];

interface TildarPorRemitoProps {
  /** Undefined until the list was read: nothing is said of what is on it. */
  rows: readonly Movimiento[] | undefined;
  selection: RowSelection;
  counter?: BultoCounter | undefined;
}

/** For a barcode scanner, a pasted column of numbers, or the camera. Never unticks. Numbers without a match stay in the field. */
export function TildarPorRemito({ rows, selection, counter }: TildarPorRemitoProps) {
  const [view, setView] = useState<'field' | 'camara' | null>(null);
  const [offersCamara, setOffersCamara] = useState(false);
  const [text, setText] = useState('');
  /** Unmatched numbers that earlier scans left in the field. */
  const [left, setLeft] = useState('');
  const [escaneos, setEscaneos] = useState<readonly Escaneo[]>([]);
  const [sound, setSound] = useState(isSoundOn);
  const field = useRef<HTMLTextAreaElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isUsed = view !== null;
  const index = useMemo(() => indexRemitos(isUsed ? (rows ?? NO_ROWS) : NO_ROWS), [isUsed, rows]);
  const former = text.startsWith(left) ? left : '';
  const added = text.slice(former.length);
  const ticked = counter && rows?.filter(({ id }) => selection.ids.has(id));
  const counted = counter?.isCounting && counter.conteo.size > 0 ? counter.conteo : null;

  /** `kept`: numbers that stay in the field before those without a match. `untried`: what stays behind them. */
  function take(numbers: string, kept: string, untried = '') {
    const result = findRemitos(numbers, isUsed ? index : indexRemitos(rows ?? NO_ROWS));
    const named = result.found.flatMap(({ rows: same }) => same.map(({ id }) => id));
    const now = counter?.isCounting ? countBultos(result.found, counter.conteo) : null;
    const ids = now ? named.filter((id) => now.conteo.has(id)) : named;
    if (now) counter?.setConteo(now.conteo);
    selection.onChange((ticked) => ({
      ...ticked,
      ...Object.fromEntries(ids.map((id) => [id, true as const])),
    }));
    const unfound = [...result.missing, ...result.ambiguous];
    const lines = [...new Set([...kept.split('\n'), ...unfound])].filter(Boolean);
    const next = lines.map((line) => `${line}\n`).join('');
    setText(next + untried);
    setLeft(next);
    const told = !rows
      ? `${UNREAD}: los números quedan en el campo.`
      : now
        ? countOutcome(result, now.contados)
        : tickOutcome(result, selection.ids);
    const isWrong = unfound.length > 0 || now?.contados.some(({ surplus }) => surplus > 0);
    const outcome = isWrong ? 'missing' : ids.length > 0 ? 'found' : null;
    setEscaneos((former) => withEscaneo(former, { text: told, outcome }));
    if (sound && outcome) playSound(outcome);
  }

  function tick() {
    // A scan concerns only the text it added; Enter without new text retries everything.
    const isScan = former !== '' && clean(added) !== '';
    if (isScan) take(added, former);
    else take(text, '');
  }

  useScans((scan) => {
    // Blocked, the button says why.
    if (!isUsed) button.current?.click();
    if (rows?.length) take(scan, former, added);
    field.current?.focus();
  });

  function toggle() {
    setView(view === null ? 'field' : null);
    void hasCamara().then(setOffersCamara);
  }

  function openCamara() {
    // Where the focus returns to: the popover's button is gone by then.
    button.current?.focus();
    setView('camara');
  }

  function closeCamara() {
    setView(null);
    if (counted && ticked?.length && !missingText(ticked, counted)) toasts.success(`${COMPLETE}.`);
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

  const soundSwitch = (
    <Switch
      size="xs"
      label="Sonido"
      checked={sound}
      onChange={(event) => switchSound(event.currentTarget.checked)}
    />
  );
  const conteo = counter && (
    <ContarBultos
      counter={counter}
      ticked={ticked}
      // The next scan types into the focused element.
      onSwitch={() => field.current?.focus()}
    />
  );
  const ultimos = <UltimosEscaneos escaneos={escaneos} />;

  return (
    <>
      <Popover
        opened={view === 'field'}
        onChange={() => setView(null)}
        position="bottom-end"
        width="min(22rem, calc(100vw - 1.5rem))"
        shadow="md"
        trapFocus
        returnFocus
        // Hidden, it would lose the keyboard.
        hideDetached={false}
      >
        <Popover.Target>
          <GuardedButton
            ref={button}
            data-phone="tall"
            variant="default"
            size="xs"
            leftSection={<IconBarcode size={16} />}
            blockedBy={!rows?.length ? 'Buscá los movimientos primero' : null}
            onClick={toggle}
          >
            Tildar por remito
          </GuardedButton>
        </Popover.Target>
        <Popover.Dropdown>
          {offersCamara && (
            <Button
              fullWidth
              size="xs"
              mb="sm"
              variant="light"
              data-phone="tall"
              leftSection={<IconCamera size={16} />}
              onClick={openCamara}
            >
              Escanear con la cámara
            </Button>
          )}
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
          <Group justify="space-between" gap="sm" mt="lg">
            {soundSwitch}
            <Button size="xs" variant="light" data-phone="tall" onClick={tick}>
              {counter?.isCounting ? 'Contar' : 'Tildar'}
            </Button>
          </Group>
          {conteo}
          {ultimos}
        </Popover.Dropdown>
      </Popover>
      <LazyCamaraDialog
        opened={view === 'camara'}
        onClose={closeCamara}
        onType={() => setView('field')}
        onCode={(code) => take(code, former, added)}
        newest={escaneos[0]}
        hint={
          counter?.isCounting
            ? 'Cada etiqueta cuenta un bulto y tilda su movimiento. Entre dos etiquetas iguales, apartá la cámara un segundo.'
            : 'Cada etiqueta tilda su movimiento.'
        }
        missing={counted && ticked ? missingByRemito(ticked, counted) : []}
      >
        {ultimos}
        {conteo}
        <Group mt="sm">{soundSwitch}</Group>
      </LazyCamaraDialog>
    </>
  );
}

function conteoStatus(ticked: readonly Movimiento[] | undefined, conteo: Conteo): string {
  if (conteo.size === 0) return 'Todavía no contaste ningún bulto';
  if (!ticked) return UNREAD;
  if (ticked.length === 0) return 'No hay nada tildado';
  return missingText(ticked, conteo) ?? COMPLETE;
}

interface ContarBultosProps {
  counter: BultoCounter;
  ticked: readonly Movimiento[] | undefined;
  onSwitch: () => void;
}

function ContarBultos({ counter, ticked, onSwitch }: ContarBultosProps) {
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
      <Group justify="space-between" gap="sm" mt="sm">
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
          <Button size="xs" variant="subtle" color="gray" data-phone="tall" onClick={restart}>
            Volver a cero
          </Button>
        )}
      </Group>
      {isCounting && (
        <Text fz="xs" c="dimmed" mt="xs">
          {`${conteoStatus(ticked, conteo)}.`}
        </Text>
      )}
    </>
  );
}
