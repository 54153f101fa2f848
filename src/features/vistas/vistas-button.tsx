import { ActionIcon, Box, Button, Stack, Text, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useNavigate } from '@tanstack/react-router';
import { IconBookmark, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { clean } from '@/domain/clean';
import { toasts } from '@/lib/page/toasts';
import { session } from '@/lib/person/session';
import { handOverFocus } from '@/ui/feedback/hand-over-focus';
import { ListPopover } from '@/ui/overlay/list-popover';
import { readTableView, type TableView } from '@/ui/table/table-view';
import {
  describeFechas,
  isSameNombre,
  readVistas,
  vistaSearch,
  toVista,
  writeVistas,
  type Filtros,
  type Pantalla,
  type Vista,
} from './vistas';
import classes from './vistas-button.module.css';

interface VistasProps {
  pantalla: Pantalla;
  search: Filtros & { columnas?: TableView | undefined };
  searched: boolean;
}

export function Vistas({ pantalla, search, searched }: VistasProps) {
  const navigate = useNavigate();
  const [opened, list] = useDisclosure();
  const [vistas, setVistas] = useState<readonly Vista[]>([]);

  function toggle(open: boolean) {
    if (open) setVistas(readVistas(pantalla));
    list.set(open);
  }

  function change(next: readonly Vista[]) {
    setVistas(next);
    writeVistas(pantalla, next);
  }

  function toggleDefault(vista: Vista) {
    const predeterminada = !vista.predeterminada;
    change(vistas.map((one) => ({ ...one, predeterminada: one === vista && predeterminada })));
  }

  function save(nombre: string) {
    const linked = { ...search, columnas: search.columnas ?? readTableView(pantalla) };
    const vista = toVista(nombre, linked, new Date());
    const isSame = (other: string) => isSameNombre(other, nombre);
    const predeterminada = vistas.some((vista) => vista.predeterminada && isSame(vista.nombre));
    change([...vistas.filter((vista) => !isSame(vista.nombre)), { ...vista, predeterminada }]);
    list.close();
    toasts.success(`Vista «${nombre}» guardada.`);
    void navigate({ to: '.', search: vistaSearch(vista, new Date()), replace: true });
  }

  if (session.userId() === '') return null;
  return (
    <ListPopover
      title="Vistas guardadas"
      width={22}
      opened={opened}
      onChange={toggle}
      target={
        <Button
          variant="default"
          leftSection={<IconBookmark size={18} />}
          onClick={() => toggle(!opened)}
        >
          Vistas
        </Button>
      }
      foot={
        searched ? (
          <SaveForm vistas={vistas} search={search} onSave={save} />
        ) : (
          'Primero buscá: se guardan los filtros aplicados.'
        )
      }
    >
      {vistas.length === 0 && (
        <Box component="li" c="dimmed" fz="sm">
          Guardá los filtros y las columnas con un nombre para volver a ellos.
        </Box>
      )}
      {vistas.map((vista) => (
        <li key={vista.nombre} ref={handOverFocus}>
          <Link
            className={classes.name}
            to="."
            search={vistaSearch(vista, new Date())}
            activeOptions={{ exact: true }}
            onClick={list.close}
          >
            {vista.nombre}
          </Link>
          {vista.predeterminada && (
            <Text size="xs" c="dimmed">
              Predeterminada
            </Text>
          )}
          <ActionIcon
            className={classes.icon}
            variant="subtle"
            color="gray"
            aria-label={`Usar ${vista.nombre} al abrir la pantalla`}
            aria-pressed={vista.predeterminada}
            onClick={() => toggleDefault(vista)}
          >
            {vista.predeterminada ? <IconStarFilled size={16} /> : <IconStar size={16} />}
          </ActionIcon>
          <ActionIcon
            className={classes.icon}
            variant="subtle"
            color="gray"
            aria-label={`Eliminar ${vista.nombre}`}
            onClick={() => change(vistas.filter((one) => one !== vista))}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </li>
      ))}
      {vistas.length > 0 && (
        <li>
          <Link
            className={classes.name}
            to="."
            search={{ buscado: false }}
            activeOptions={{ exact: true }}
            onClick={list.close}
          >
            Sin vista
          </Link>
        </li>
      )}
    </ListPopover>
  );
}

interface SaveFormProps {
  vistas: readonly Vista[];
  search: Filtros;
  onSave: (nombre: string) => void;
}

function SaveForm({ vistas, search, onSave }: SaveFormProps) {
  const { control, register, handleSubmit, formState } = useForm({ defaultValues: { nombre: '' } });
  const nombre = clean(useWatch({ control, name: 'nombre' }));
  const replaced = vistas.find((vista) => isSameNombre(vista.nombre, nombre));

  return (
    <form noValidate onSubmit={handleSubmit(() => onSave(nombre))}>
      <Stack gap="lg">
        <TextInput
          label="Nombre de la vista"
          description={
            replaced ? `Reemplaza a «${replaced.nombre}».` : describeFechas(search, new Date())
          }
          maxLength={60}
          autoComplete="off"
          error={formState.errors.nombre?.message}
          {...register('nombre', { validate: (text) => clean(text) !== '' || 'Poné un nombre' })}
        />
        <Button type="submit" variant="light" data-phone="tall">
          {replaced ? 'Reemplazar vista' : 'Guardar vista'}
        </Button>
      </Stack>
    </form>
  );
}
