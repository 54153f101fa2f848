import { noop } from '@tanstack/react-query';
import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LoginPage, safeRedirect } from '@/features/sesion';
import { hasNewBuild } from '@/lib/page/missing-code';
import { useWhenIdle } from '@/lib/page/when-idle';
import { session } from '@/lib/person/session';

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
  const router = useRouter();
  const { redirect: target = '/' } = Route.useSearch();

  useWhenIdle(() => {
    for (const id of ['/_panel', '/_panel/'] as const) {
      router.loadRouteChunk(router.routesById[id])?.catch(noop);
    }
  });

  return (
    <LoginPage
      onSignedIn={async () => {
        // If the login page stayed open over a deploy, load the new build.
        const isOld = await hasNewBuild().catch(() => false);
        if (isOld) window.location.replace(router.basepath + target);
        else await router.navigate({ href: target, replace: true });
      }}
    />
  );
}
