import { Box, Title } from '@mantine/core';
import { Logo } from '@/ui/frame/logo';
import { lazyOverlay } from '@/ui/overlay/lazy-overlay';
import { LoginForm } from './login-form';
import classes from './login-page.module.css';

const LazyThemeMenu = lazyOverlay(
  () => import('@/ui/theme/theme-menu').then((module) => module.ThemeMenu),
  { prefetched: false },
);

export function LoginPage({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  return (
    <main className={classes.page}>
      <Box pos="absolute" top="0.75rem" right="0.75rem">
        <LazyThemeMenu opened retries />
      </Box>
      <div className={classes.card}>
        <Logo />
        <Title mt={24} mb="md">
          Iniciar Sesión
        </Title>
        <LoginForm onSignedIn={onSignedIn} />
      </div>
    </main>
  );
}
