export interface Late {
  /** The page's dependencies, to be fetched in parallel. */
  readonly files: readonly string[];
  readonly first: string;
  readonly routes: readonly (readonly [id: string, path: string])[];
  readonly entry: string;
}

/**
 * Runs in the page, serialised from here. The code is fetched at the first interaction; immediately where the page may not stay as it was made: when
 * this browser has stored anything, from a session to a draft, and where the address asks for something else.
 */
export function startLater({ files, first, routes, entry }: Late) {
  const signs = ['pointerdown', 'pointermove', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'storage'];
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

  // Chromium emits pointer events without movement when the page scrolls below the pointer.
  function notice(event: Event) {
    const still = event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!still) begin();
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

  addEventListener('click', hold, true);
  addEventListener('hydrated', release, { once: true });
  for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
  try {
    const left = [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some((key) => key !== 'theme');
    if (left || 'awaits' in document.documentElement.dataset) begin();
  } catch {
    begin();
  }
}
