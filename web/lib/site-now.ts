import { useSyncExternalStore } from 'react';
import { type Feature, offMark } from '#contract/operators/site-now.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the operator has switched it off: then it is not offered. */
export const useIsOff = (feature: Feature): boolean =>
  useSyncExternalStore(
    subscribe,
    () => document.documentElement.getAttribute(offMark)?.split(' ').includes(feature) === true,
    () => false,
  );

/** Puts on the page what is announced and what is off by now. */
export function markSite(marks: Readonly<Record<string, string | null>>): void {
  for (const [mark, value] of Object.entries(marks)) {
    if (value) document.documentElement.setAttribute(mark, value);
    else document.documentElement.removeAttribute(mark);
  }
  for (const listener of listeners) listener();
}
