import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createColorSchemeManager } from '@/lib/color-scheme';
import { theme } from '@/lib/theme';
import { TOAST_LIMIT, TOAST_MS } from '@/lib/toasts';
import { useRootThemeClass } from '@/lib/use-root-theme-class';
import classes from './providers.module.css';
import './styles';

const colorSchemeManager = createColorSchemeManager();

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

/** The theme, the server-state cache and the toasts. */
export function Providers({ queryClient, children }: ProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <RootThemeClass />
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      <Notifications
        position="top-center"
        autoClose={TOAST_MS}
        limit={TOAST_LIMIT}
        className={classes.toasts}
        // There before its first toast: a region that comes with its text is not read out.
        aria-live="polite"
      />
    </MantineProvider>
  );
}

function RootThemeClass() {
  useRootThemeClass();
  return null;
}
