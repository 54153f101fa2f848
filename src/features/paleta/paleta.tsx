import {
  Box,
  Group,
  Input,
  Kbd,
  VisuallyHidden,
  getDefaultZIndex,
  useMantineColorScheme,
} from '@mantine/core';
import {
  createSpotlight,
  SpotlightAction,
  SpotlightActionsGroup,
  SpotlightActionsList,
  SpotlightEmpty,
  SpotlightFooter,
  SpotlightRoot,
} from '@mantine/spotlight';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { IconFileSearch, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { clean } from '@/domain/clean';
import { hasWords } from '@/domain/fold';
import { useIsOnline } from '@/lib/api/connection';
import { useUserId } from '@/lib/person/session';
import { shorten } from '@/lib/values/shorten';
import { showCount } from '@/lib/values/show-importe';
import { pasteLines } from '@/ui/field/paste-lines';
import { useIsNarrow } from '@/ui/frame/use-is-narrow';
import {
  acciones,
  pantallas,
  impresiones,
  isRepeatable,
  recientes,
  record,
  REMITOS_ID,
  type Entry,
  type Item,
} from './items';
import { addReciente, readRecientes } from './recientes';
import { MAX_REMITOS, parseRemitos } from './remitos';
import { useRegistros } from './use-registros';
import classes from './paleta.module.css';

const LABEL = 'Buscar en el panel';

const manualQuery = queryOptions({
  queryKey: ['manual'],
  queryFn: () => import('@/features/manual').then(({ searchManual }) => searchManual),
  staleTime: 'static',
});

interface PaletaProps {
  opened: boolean;
  /** Also returns the focus. */
  onClose: () => void;
  typed: string;
  onType: (typed: string) => void;
  screens: readonly Entry[];
  onSignOut: () => void;
  onShowKeys: () => void;
}

export function Paleta({ opened, ...props }: PaletaProps) {
  const { typed, onClose } = props;
  const [[store, { open, close }]] = useState(createSpotlight);
  const isNarrow = useIsNarrow();
  useEffect(() => (opened ? open() : close()), [opened, open, close]);
  return (
    <SpotlightRoot
      store={store}
      shortcut={null}
      query={typed}
      clearQueryOnClose={false}
      onSpotlightClose={onClose}
      closeOnActionTrigger={false}
      // Below the dialogs about the session and about unsaved work.
      zIndex={getDefaultZIndex('modal')}
      size={640}
      yOffset={isNarrow ? '0.5rem' : '10dvh'}
      // While fading out, the palette would still catch keys if it is opened again.
      transitionProps={{ duration: 0 }}
      overlayProps={{}}
      returnFocus={false}
      classNames={classes}
      attributes={{ content: { 'aria-label': LABEL } }}
    >
      <Contents {...props} />
    </SpotlightRoot>
  );
}

interface Group {
  group: string;
  items: readonly Item[];
}

/** Mounted only while the palette is open, so that closing it aborts its searches. */
function Contents({
  typed,
  onType,
  onClose,
  screens,
  onSignOut,
  onShowKeys,
}: Omit<PaletaProps, 'opened'>) {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  const userId = useUserId();
  const [stored] = useState(() => readRecientes(userId));
  const online = useIsOnline();
  const listId = useId();

  const texto = clean(typed);
  const remitos = parseRemitos(texto);
  // Two numbers may also be a phone number, so search records for them as well.
  const registros = useRegistros(texto, remitos.length <= 2);
  const { data: searchManual } = useQuery({ ...manualQuery, enabled: texto !== '' });
  const manual = searchManual?.(texto) ?? [];

  const deeds = { setTheme: setColorScheme, signOut: onSignOut, showKeys: onShowKeys };
  const known = [pantallas(screens), acciones(deeds)] as const;
  const finds = ({ label, detail = '', words = '' }: Item) =>
    hasWords(`${label} ${detail} ${words}`, texto);
  const recent = recientes(stored, known.flat()).filter(finds);
  const others = (items: readonly Item[]) =>
    items.filter(({ id }) => !recent.some((one) => one.id === id));
  const all: Group[] = [
    { group: 'Remitos', items: remitosItem(remitos, navigate) },
    { group: 'Recientes', items: recent },
    { group: 'Pantallas', items: others(known[0].filter(finds)) },
    { group: 'Acciones', items: others(known[1].filter(finds)) },
    ...registros.groups.map(({ group, items }) => ({
      group,
      items: others(items.map(record)),
    })),
    { group: 'Imprimir', items: registros.movimiento ? impresiones(registros.movimiento) : [] },
    {
      group: 'Manual',
      items: others(
        manual.map(({ nombre, titulo, resumen }) =>
          record({ id: `manual/${nombre}`, label: titulo, detail: resumen }),
        ),
      ),
    },
  ];
  const groups = all.filter(({ items }) => items.length > 0);
  const errors = registros.groups.flatMap(({ error }) => error ?? []);
  const items = groups.flatMap((group) => group.items);
  /** By id: records that arrive above it do not move the mark, which Spotlight's own index would. */
  const [marked, setMarked] = useState<{ id: string; typed: string }>();
  const at = items.findIndex(({ id }) => marked?.typed === typed && id === marked.id);
  const active = items[Math.max(at, 0)];
  const optionId = (item: Item) => `${listId}${item.id}`;
  const isEmpty = items.length + errors.length === 0 && !registros.isSearching && online;

  function choose(item: Item) {
    // Return the focus first: the unsaved-work dialog gives it back to the element that it took it from.
    onClose();
    if (isRepeatable(item)) addReciente(userId, item);
    if (item.to) void navigate({ to: item.to });
    item.run?.();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (nativeEvent.isComposing || !active || !(step || key === 'Enter')) return;
    event.preventDefault();
    if (!step) {
      choose(active);
      return;
    }
    const next = items.at((Math.max(at, 0) + step) % items.length) ?? active;
    setMarked({ id: next.id, typed });
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <Input
        size="lg"
        classNames={{ input: classes.search }}
        data-autofocus
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        placeholder="Pantallas, clientes, remitos, vehículos…"
        leftSection={<IconSearch size={20} stroke={1.7} />}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        role="combobox"
        aria-label={LABEL}
        aria-autocomplete="list"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active && optionId(active)}
        onPaste={pasteLines(' ', onType)}
        // The caret goes behind the text typed before the field had the focus.
        onFocus={({ currentTarget: { value }, currentTarget }) =>
          currentTarget.setSelectionRange(value.length, value.length)
        }
        onKeyDown={onKeyDown}
      />
      <SpotlightActionsList id={listId} role="listbox" aria-label="Resultados">
        {groups.map(({ group, items: members }) => (
          <SpotlightActionsGroup key={group} label={group} role="group" aria-label={group}>
            {members.map((item) => (
              <SpotlightAction
                key={item.id}
                role="option"
                // SpotlightAction drops an `id`.
                renderRoot={(props) => <button {...props} id={optionId(item)} />}
                aria-selected={item === active}
                data-selected={item === active || undefined}
                label={shorten(item.label)}
                description={item.detail && shorten(item.detail)}
                leftSection={<item.Icon size={18} stroke={1.7} />}
                onClick={() => choose(item)}
              />
            ))}
          </SpotlightActionsGroup>
        ))}
      </SpotlightActionsList>
      {errors.length > 0 && (
        <Box px="1.25rem" py="xs" c="var(--mantine-color-error)" fz="sm">
          {errors.map((error) => (
            <div key={error}>{error}</div>
          ))}
        </Box>
      )}
      {isEmpty && <SpotlightEmpty>{`Nada coincide con «${shorten(texto)}»`}</SpotlightEmpty>}
      <SpotlightFooter>
        <span role="status">
          <span>{status(online, registros.isSearching, texto === '' ? null : items.length)}</span>
          <VisuallyHidden>{errors.map((error) => `. ${error}`).join('')}</VisuallyHidden>
        </span>
        <Group gap="0.85rem" wrap="nowrap" flex="none" data-phone="never" aria-hidden="true">
          <span>
            <Kbd size="xs">↑</Kbd> <Kbd size="xs">↓</Kbd> elegir
          </span>
          <span>
            <Kbd size="xs">Enter</Kbd> abrir
          </span>
          <span>
            <Kbd size="xs">Esc</Kbd> cerrar
          </span>
        </Group>
      </SpotlightFooter>
    </>
  );
}

function status(online: boolean, searching: boolean, results: number | null): string {
  if (!online) return 'Sin conexión: solo pantallas y acciones';
  if (searching) return 'Buscando…';
  return results === null ? '' : showCount(results, 'resultado');
}

function remitosItem(remitos: readonly string[], navigate: ReturnType<typeof useNavigate>): Item[] {
  if (remitos.length === 0) return [];
  const some = remitos.slice(0, MAX_REMITOS);
  const of = remitos.length > MAX_REMITOS ? ` de ${remitos.length}` : '';
  return [
    {
      id: REMITOS_ID,
      label: `Buscar ${some.length}${of} remitos en Consultas`,
      detail: some.join(', '),
      Icon: IconFileSearch,
      run: () =>
        void navigate({ to: '/reportes', search: { remito: some.join(', '), buscado: true } }),
    },
  ];
}
