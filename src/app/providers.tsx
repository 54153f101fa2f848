import { MantineProvider } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ScreenKeys } from '@/ui/action/screen-keys';
import { createColorSchemeManager } from '@/ui/theme/color-scheme';
import { theme } from '@/ui/theme/theme';
import { RootThemeClass } from '@/ui/theme/root-theme-class';
import { Toasts } from './toasts';
import './styles';

const colorSchemeManager = createColorSchemeManager();

interface ProvidersProps {
  queryClient: QueryClient;
  children: ReactNode;
}

export function Providers({ queryClient, children }: ProvidersProps) {
  // By default only a tab that was hidden refetches, but a window beside another one never is.
  useWindowEvent('focus', () => queryClient.getQueryCache().onFocus());
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <RootThemeClass />
      <ScreenKeys>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </ScreenKeys>
      <Toasts />
    </MantineProvider>
  );
}
