import { Anchor, Input } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { ContactoFormValues } from '@/features/contactos';
import { delays } from '@/lib/page/delays';
import { useSessionStatus } from '@/lib/person/session';
import { clientesQueries } from './clientes.queries';
import { findSame, searchTextOf, type Identity } from './same-cliente';
import classes from './unique-field.module.css';

const WARNINGS = {
  nombre: 'Ya hay un cliente con este nombre:',
  identificacion: 'Ya hay un cliente con este CUIT:',
} satisfies Record<Identity, string>;

interface UniqueFieldProps {
  name: Identity;
  ownId: number | undefined;
  children: ReactNode;
}

/** Warns on blur and never blocks; a failed search is silent. The link opens a new tab, so that nothing typed is lost. */
export function UniqueField({ name, ownId, children }: UniqueFieldProps) {
  const { control, getValues } = useFormContext<ContactoFormValues>();
  const { defaultValues, isSubmitting, submitCount } = useFormState({ control });
  const typed = useWatch({ control, name });
  const stored = defaultValues?.[name] ?? '';
  // A drawer opens with the name typed in its picker, so check that at once.
  const [left, setLeft] = useState({ typed: ownId === undefined ? stored : '', submitCount });
  const [texto] = useDebouncedValue(searchTextOf(name, left.typed), delays.search);
  const isChanged = ownId === undefined || typed !== stored;
  // Once saved, the search would find the client itself.
  const isSaved = isSubmitting || left.submitCount !== submitCount;
  // The dialog of an expired session takes the focus from the field.
  const isSignedIn = useSessionStatus() === 'signed-in';
  const { data = [] } = useQuery({
    ...clientesQueries.similar(texto),
    enabled: texto !== '' && isChanged && !isSaved && isSignedIn,
  });
  const same = isChanged ? findSame(data, name, typed, ownId) : undefined;
  return (
    <div className={classes.field} onBlur={() => setLeft({ typed: getValues(name), submitCount })}>
      {children}
      <Input.Description role="status" c="var(--panel-warning)">
        {same && (
          <span>
            <span>{WARNINGS[name]}</span>{' '}
            <Anchor
              inherit
              c="inherit"
              underline="always"
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/clientes/$id"
                  params={{ id: same.id }}
                  target="_blank"
                  title="Se abre en otra pestaña"
                />
              )}
            >
              <span>{same.nombre}</span>
              <span aria-hidden="true">{'\u00a0↗'}</span>
            </Anchor>
          </span>
        )}
      </Input.Description>
    </div>
  );
}
