import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useRouter } from '@tanstack/react-router';
import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { SessionExpiredDialog, useEndSession } from '@/features/sesion';
import { config } from '@/lib/page/config';
import { session, useSessionStatus } from '@/lib/person/session';
import { storage } from '@/lib/person/storage';
import { onEscape } from '@/ui/action/escape';
import { useScreenKeys } from '@/ui/action/screen-keys';
import { ConfigNotice } from '@/ui/feedback/config-notice';
import { OfflineNotice } from '@/ui/feedback/offline-notice';
import { VolatileStorageNotice } from '@/ui/feedback/volatile-storage-notice';
import { Logo } from '@/ui/frame/logo';
import { useIsNarrow } from '@/ui/frame/use-is-narrow';
import { lazyOverlay } from '@/ui/overlay/lazy-overlay';
import { useBackCloses } from '@/ui/overlay/use-back-closes';
import { BlockedPrintDialog } from '@/ui/print/blocked-print-dialog';
import { ThemeMenu } from '@/ui/theme/theme-menu';
import { PanelMenu } from './menu';
import { PaletaButton } from './paleta-button';
import { UltimasImpresiones } from './ultimas-impresiones';
import classes from './panel-shell.module.css';

const LazyAtajosDialog = lazyOverlay(
  () => import('./atajos-dialog').then((module) => module.AtajosDialog),
  { prefetched: false },
);

/** Spec section 2, Layout. */
export function PanelShell({ children }: { children: ReactNode }) {
  const isNarrow = useIsNarrow();
  const [isRail, setRail] = useState(() => storage.get('rail') === 'true');
  const [overlayOpen, menuOverlay] = useDisclosure();
  const open = isNarrow ? overlayOpen : !isRail;
  const menuButton = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const overlay = isNarrow && open;
  const { endSession, dialog } = useEndSession();
  const signOut = () => endSession(session.signOut);

  const [atajos, { open: openAtajos, close: closeAtajos }] = useDisclosure();

  useBackCloses(overlay, closeOverlay);
  useScreenKeys(['shift+?'], openAtajos, '');
  useLeaveWhenSignedOut(endSession);
  useFocusOnRouteChange(main);
  useEffect(() => {
    if (!overlay) return;
    const entries = menu.current;
    const content = main.current;
    (entries?.querySelector<HTMLElement>('[aria-current]') ?? entries?.querySelector('a'))?.focus();
    // Choosing an entry closes the menu, which would lose the focus.
    return () => {
      if (entries?.contains(document.activeElement)) focusTitle(content);
    };
  }, [overlay]);

  function toggleMenu() {
    if (isNarrow) {
      menuOverlay.toggle();
      return;
    }
    setRail(open);
    storage.set('rail', String(open));
  }

  function closeOverlay() {
    menuOverlay.close();
    menuButton.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the overlay wherever the focus is
    <div
      className={classes.shell}
      data-menu={open ? 'open' : 'closed'}
      onKeyDown={(event) => overlay && onEscape(event, closeOverlay)}
    >
      <a className={classes.skip} href="#contenido">
        Saltar al contenido
      </a>
      <header className={classes.topBar}>
        <ActionIcon
          ref={menuButton}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={open ? 'Cerrar menú' : 'Abrir menú'}
          aria-expanded={open}
          aria-controls="menu-lateral"
          onClick={toggleMenu}
        >
          <IconMenu2 size={20} stroke={1.7} />
        </ActionIcon>
        <Link to="/" className={classes.home} aria-label={`${config.companyName}: ir al inicio`}>
          <Logo />
        </Link>
        <PaletaButton onSignOut={signOut} onShowKeys={openAtajos} />
        <UltimasImpresiones />
        <ThemeMenu />
      </header>
      {overlay && <div className={classes.backdrop} onClick={closeOverlay} aria-hidden="true" />}
      <div ref={menu} id="menu-lateral" className={classes.sideMenu} inert={isNarrow && !open}>
        <PanelMenu onNavigate={menuOverlay.close} onLogout={signOut} />
      </div>
      <div className={classes.notice}>
        <OfflineNotice>
          Lo que escribas queda acá; al volver la conexión, las búsquedas continúan.
        </OfflineNotice>
        <div className={classes.quiet}>
          <ConfigNotice />
          <VolatileStorageNotice />
        </div>
      </div>
      <main ref={main} id="contenido" className={classes.main} tabIndex={-1} inert={overlay}>
        {children}
      </main>
      <LazyAtajosDialog opened={atajos} onClose={closeAtajos} />
      <BlockedPrintDialog />
      <SessionExpiredDialog onSignOut={signOut} />
      {dialog}
    </div>
  );
}

/** Also follows a sign-out in another tab, after asking about unsaved work. */
function useLeaveWhenSignedOut(endSession: (action: () => void) => void) {
  const status = useSessionStatus();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The user may have signed in again while the dialog was open.
  const followOther = useEffectEvent(() =>
    endSession(() => session.status() === 'closed' && session.signOut()),
  );
  useEffect(() => {
    if (status === 'closed') followOther();
    else if (status === 'signed-out') {
      void navigate({ to: '/login' }).then(() => queryClient.clear());
    }
  }, [status, navigate, queryClient]);
}

function focusTitle(main: HTMLElement | null) {
  (main?.querySelector<HTMLElement>('[data-page-title]') ?? main)?.focus();
}

/** Focuses a new screen's title, so that screen readers announce it, unless one of its fields has the focus. */
function useFocusOnRouteChange(main: React.RefObject<HTMLElement | null>) {
  const router = useRouter();
  useLayoutEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        if (!main.current?.contains(document.activeElement)) focusTitle(main.current);
      }),
    [router, main],
  );
}
