import { useSyncExternalStore } from 'react';
import { type Feature, offMark } from '#contract/operators/site-now.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the operator has turned it off: then it isn't offered. */
export const useIsOff = (feature: Feature): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(offMark)?.split(' ').includes(feature) === true,
    () => false,
  );

/** Puts the current announcement and switches on the page. */
export function markSite(marks: Readonly<Record<string, string | null>>): void {
  for (const [mark, value] of Object.entries(marks)) {
    if (value) document.documentElement.setAttribute(mark, value);
    else document.documentElement.removeAttribute(mark);
  }
  for (const listener of listeners) listener();
}
