import { useLayoutEffect } from 'react';

/**
 * While `active`, removes each `aria-hidden` that an open list sets on the rest of the page. Base UI does so to keep
 * screen readers in the list; but nothing is covered, the focus stays in the input, and Tab would lead into a part of
 * the page that is hidden from screen readers.
 */
export function useReachablePage(active: boolean): void {
  // Before the effect that hides: elements hidden for other reasons stay so.
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
