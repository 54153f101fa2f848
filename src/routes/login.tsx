import { createFileRoute, redirect, useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LoginPage, safeRedirect } from '@/features/sesion';
import { session } from '@/lib/session';

export const Route = createFileRoute('/login')({
  validateSearch: z.object({
    redirect: z.pipe(z.optional(z.unknown()), z.transform(safeRedirect)),
  }),
  beforeLoad: () => {
    if (session.status() === 'signed-in') throw redirect({ to: '/' });
  },
  staticData: { title: 'Iniciar Sesión' },
  component: Login,
});

function Login() {
  const navigate = useNavigate();
  const search = Route.useSearch();
  return (
    <LoginPage onSignedIn={() => void navigate({ href: search.redirect ?? '/', replace: true })} />
  );
}
