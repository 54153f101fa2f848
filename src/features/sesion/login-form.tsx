import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { OfflineNotice } from '@/ui/offline-notice';
import { sesionMutations } from './sesion.queries';
import type { Credentials } from './sesion.schema';

/**
 * Usuario and Contraseña. A failure says nothing in words (spec section 2, Login): both fields are marked until the next keystroke, and
 * the password is ready to be typed again.
 */
export function LoginForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const form = useForm<Credentials>({ defaultValues: { username: '', password: '' } });
  const login = useMutation(sesionMutations.login());
  const invalid = login.isError;
  const sending = useRef(false);

  const submit = form.handleSubmit(async (credentials) => {
    if (sending.current) return;
    sending.current = true;
    await login
      .mutateAsync(credentials)
      .then(() => {
        form.reset();
        onSignedIn?.();
      })
      .catch(() => form.setFocus('password', { shouldSelect: true }))
      .finally(() => (sending.current = false));
  });
  const onChange = () => invalid && login.reset();

  return (
    <form onSubmit={submit} noValidate aria-label="Iniciar Sesión">
      <Stack gap="sm">
        <TextInput
          label="Usuario"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          error={invalid}
          {...form.register('username', { onChange })}
        />
        <PasswordInput
          label="Contraseña"
          autoComplete="current-password"
          error={invalid}
          aria-invalid={invalid || undefined}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': 'Mostrar u ocultar la contraseña' }}
          {...form.register('password', { onChange })}
        />
        <OfflineNotice />
        <Button type="submit" fullWidth mt="xs" loading={login.isPending}>
          Ingresar
        </Button>
      </Stack>
    </form>
  );
}
