import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, type SubmitEvent } from 'react';
import { useIsOnline } from '@/lib/api/connection';
import { NetworkError } from '@/lib/api/http-errors';
import { ConfigNotice } from '@/ui/feedback/config-notice';
import { ConnectionNotice, OfflineNotice } from '@/ui/feedback/offline-notice';
import { VolatileStorageNotice } from '@/ui/feedback/volatile-storage-notice';
import { ClockAheadError, sesionMutations } from './sesion.queries';
import type { Credentials } from './sesion.schema';
import classes from './login-form.module.css';

/** A refusal shows no text: it marks both fields until the next keystroke (spec section 2, Login). */
export function LoginForm({ onSignedIn }: { onSignedIn?: () => Promise<void> }) {
  const login = useMutation(sesionMutations.login());
  const isClockAhead = login.error instanceof ClockAheadError;
  const isUnanswered = login.error?.cause instanceof NetworkError;
  const invalid = login.isError && !isClockAhead && !isUnanswered;
  const isOnline = useIsOnline();
  const form = useRef<HTMLFormElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const sending = useRef(false);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const { currentTarget } = event;
    const credentials = Object.fromEntries(new FormData(currentTarget)) as unknown as Credentials;
    void login
      .mutateAsync(credentials)
      .then(() => {
        currentTarget.reset();
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
    <form ref={form} onSubmit={submit} noValidate aria-label="Iniciar Sesión">
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
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
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
      <div className={classes.notices}>
        <OfflineNotice />
        <div role="status">
          {isUnanswered && isOnline && (
            <ConnectionNotice
              title="Sin conexión con el servidor."
              isTrying={login.isPending}
              onRetry={() => form.current?.requestSubmit()}
            />
          )}
        </div>
        <ConfigNotice />
        <VolatileStorageNotice />
      </div>
    </form>
  );
}
