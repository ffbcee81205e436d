import { useLayoutEffect } from 'react';

/**
 * While it is `active`, takes back each `aria-hidden` that an open list puts on the rest of the page. Base UI does so to
 * keep screen readers in the list; but nothing is covered, the focus stays in the input, and whoever moves on with Tab
 * would be in a part of the page that is said not to be there.
 */
export function useReachablePage(active: boolean): void {
  // Before the effect that hides: what has been hidden for other reasons stays so.
  useLayoutEffect(() => {
    if (!active) return;
    const observer = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes) {
        if (oldValue === null && target instanceof Element) target.removeAttribute('aria-hidden');
      }
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['aria-hidden'], attributeOldValue: true });
    return () => observer.disconnect();
  }, [active]);
}
