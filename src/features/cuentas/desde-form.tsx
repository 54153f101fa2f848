import { Button, Group } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { addDias, fechaLocal } from '@/domain/fechas';
import { FechaField } from '@/ui/field/fecha-field';

export function DesdeForm({ desde }: { desde: string }) {
  const navigate = useNavigate();
  const form = useForm<{ desde: string | null }>({ values: { desde }, mode: 'onChange' });
  return (
    <form
      aria-label="Desde cuándo"
      noValidate
      onSubmit={form.handleSubmit((values) =>
        navigate({
          to: '.',
          search: (search: object) => ({ ...search, desde: values.desde ?? undefined }),
          resetScroll: false,
        }),
      )}
    >
      <Group align="flex-end" gap="sm">
        <FechaField
          control={form.control}
          name="desde"
          label="Movimientos desde"
          clearable={false}
          check={(fecha) =>
            fecha > addDias(fechaLocal(new Date()), 1) ? 'Es posterior a mañana' : null
          }
        />
        <Button type="submit" variant="default">
          Aplicar
        </Button>
      </Group>
    </form>
  );
}
