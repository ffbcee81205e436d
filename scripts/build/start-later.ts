export interface Late {
  /** The page's dependencies, to be fetched in parallel. */
  readonly files: readonly string[];
  readonly first: string;
  readonly routes: readonly (readonly [id: string, path: string])[];
  readonly entry: string;
}

/**
 * Runs in the page, serialised from here. The code is fetched at the first interaction that may need it, which scrolling and following a link don't;
 * immediately where the page may not stay as it was made: when this browser has stored anything, from a session to a draft, and where the address
 * asks for something else.
 */
export function startLater({ files, first, routes, entry }: Late) {
  const { dataset } = document.documentElement;
  const signs = ['pointermove', 'keydown', 'focusin', 'storage'];
  let started = false;
  let pressed: HTMLElement | null = null;

  async function begin() {
    if (started) return;
    started = true;
    for (const sign of signs) removeEventListener(sign, notice, true);
    dispatchEvent(new Event('begun'));
    for (const href of files) {
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    try {
      const modules = await Promise.all([import(first), ...routes.map(([, path]) => import(path))]);
      Object.assign(window, {
        __reactRouterRouteModules: Object.fromEntries(routes.map(([id], index) => [id, modules[index + 1]])),
      });
      await import(entry);
    } catch {
      // Offline. The page stays as it is, and its links work, until the network returns.
      started = false;
      addEventListener('online', begin, { once: true });
      release();
    }
  }

  function notice(event: Event) {
    if (event instanceof PointerEvent) {
      // A finger that moves scrolls. Chromium emits events without movement when the page scrolls below the mouse.
      if (event.pointerType === 'touch' || (!event.movementX && !event.movementY)) return;
    } else if (event.type === 'focusin' && event.target instanceof HTMLAnchorElement) return;
    begin();
  }

  // A click before the page has its code is replayed after: on a button, or on an element marked as doing more than it could without that code.
  function hold(event: Event) {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button, [data-acts]') : null;
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = button;
    begin();
  }

  function release() {
    removeEventListener('click', hold, true);
    if (pressed?.isConnected) pressed.click();
  }

  // For what has to be moved by code when the page scrolls.
  dataset.still = '';
  addEventListener('hydrated', () => delete dataset.still, { once: true });
  addEventListener('click', hold, true);
  addEventListener('hydrated', release, { once: true });
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  try {
    const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some((key) => key !== 'theme');
    if (left || 'awaits' in dataset) begin();
  } catch {
    begin();
  }
}
