import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, type SubmitEvent } from 'react';
import { OfflineNotice } from '@/ui/feedback/offline-notice';
import { ConfigNotice } from '@/ui/feedback/config-notice';
import { VolatileStorageNotice } from '@/ui/feedback/volatile-storage-notice';
import { ClockAheadError } from './clock-ahead';
import { sesionMutations } from './sesion.queries';
import type { Credentials } from './sesion.schema';

/** Unless the clock is ahead, a failure shows no text (spec section 2, Login): it marks both fields until the next keystroke. */
export function LoginForm({ onSignedIn }: { onSignedIn?: () => Promise<void> }) {
  const login = useMutation(sesionMutations.login());
  const isClockAhead = login.error instanceof ClockAheadError;
  const invalid = login.isError && !isClockAhead;
  const password = useRef<HTMLInputElement>(null);
  const sending = useRef(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const form = event.currentTarget;
    const credentials = Object.fromEntries(new FormData(form)) as unknown as Credentials;
    void login
      .mutateAsync(credentials)
      .then(() => {
        form.reset();
        return onSignedIn?.();
      })
      .catch(() => {
        password.current?.focus();
        password.current?.select();
      })
      .finally(() => (sending.current = false));
  }
  const onChange = () => login.isError && login.reset();

  return (
    <form onSubmit={submit} noValidate aria-label="Iniciar Sesión">
      <Stack>
        <TextInput
          label="Usuario"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          error={invalid}
          name="username"
          onChange={onChange}
        />
        <PasswordInput
          label="Contraseña"
          autoComplete="current-password"
          error={invalid}
          aria-invalid={invalid || undefined}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar u ocultar la contraseña' }}
          name="password"
          ref={password}
          onChange={onChange}
        />
        {isClockAhead && (
          <Alert color="yellow" title="El reloj de esta computadora está adelantado">
            Corregí la fecha y la hora de la computadora, y volvé a ingresar.
          </Alert>
        )}
        <Button type="submit" fullWidth loading={login.isPending}>
          Ingresar
        </Button>
      </Stack>
      <OfflineNotice />
      <ConfigNotice />
      <VolatileStorageNotice />
    </form>
  );
}
