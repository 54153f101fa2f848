import { useLayoutEffect } from 'react';
import { LoginPage, safeRedirect } from '@/features/sesion';
import { documentTitle } from '@/lib/page-title';
import { createQueryClient } from '@/lib/query-client';
import { Providers } from './providers';

const queryClient = createQueryClient();

interface SignInProps {
  onDrawn: () => void;
  /** Told where to go, a path inside the panel. */
  onSignedIn: (target: string) => void;
}

/** /login by itself, as the first page of a visit has it: without the router and the rest of the panel, which come meanwhile. */
export function SignIn({ onDrawn, onSignedIn }: SignInProps) {
  useLayoutEffect(() => {
    document.title = documentTitle('Iniciar Sesión');
    onDrawn();
  }, [onDrawn]);
  const redirect = new URLSearchParams(window.location.search).get('redirect');
  return (
    <Providers queryClient={queryClient}>
      <LoginPage onSignedIn={() => onSignedIn(safeRedirect(redirect) ?? '/')} />
    </Providers>
  );
}
