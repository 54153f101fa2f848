// Runs in the page's head before the first paint: a classic script without imports, inlined by build/early.ts.
{
  const root = document.documentElement;
  let choice: string | null = null;
  let frame = 'login';
  try {
    choice = localStorage.getItem('vite-ui-theme');
    const [, payload = ''] = localStorage.getItem('jwtToken')?.split('.') ?? [];
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      exp: number;
    };
    if (exp * 1000 > Date.now() && !location.pathname.endsWith('/login')) frame = 'panel';
    if (frame === 'panel' && localStorage.getItem('menuPlegado') === 'true') frame = 'rail';
  } catch {
    // Storage is blocked, or holds no token: follow the system, and expect the sign-in.
  }
  const systemIsDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = choice === 'dark' || (choice !== 'light' && systemIsDark);
  const scheme = isDark ? 'dark' : 'light';
  root.classList.add(scheme);
  root.dataset.mantineColorScheme = scheme;
  // src/app/styles/frame.css draws the frame until React has rendered.
  root.dataset.frame = frame;
  // The browser's page background until the stylesheet loads.
  document.querySelector('meta[name="color-scheme"]')?.setAttribute('content', scheme);

  const routes = document.getElementById('route-files')?.textContent ?? '{}';
  const files = JSON.parse(routes) as Record<string, string[]>;
  const route = location.pathname.replace(/\/\d+(?=\/|$)/, '/$id');
  for (const href of files[route] ?? []) {
    const link = document.createElement('link');
    const isStyle = href.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }
}
