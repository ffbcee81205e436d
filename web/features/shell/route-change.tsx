import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** What a browser does when it loads a page: scroll to the top (or to the anchor), and reset the focus there. */
export function RouteChange() {
  const { pathname, hash, key } = useLocation();
  const previous = useRef<string | null>(null);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same anchor link again scrolls again
  useEffect(() => {
    const first = previous.current === null;
    const moved = previous.current !== pathname;
    previous.current = pathname;
    const anchor = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (anchor) {
      anchor.scrollIntoView();
      return;
    }
    if (!moved || first) return;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, hash, key]);

  return null;
}
