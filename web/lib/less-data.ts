import { useSyncExternalStore } from 'react';
import { lessDataCookie, lessDataDays } from '#contract/site/less-data.ts';

const listeners = new Set<() => void>();

/** Whether this device's user chose to use less data. The server marks the page, so this is known before the first paint. */
export const usesLessData = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset.lessData !== undefined;

/** Applies at once, and to each page from the next on. */
export function chooseLessData(chosen: boolean): void {
  const seconds = chosen ? lessDataDays * 24 * 60 * 60 : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older browsers of cheap phones
  document.cookie = `${lessDataCookie}=1; Max-Age=${seconds}; Path=/; SameSite=Lax`;
  if (chosen) document.documentElement.dataset.lessData = '';
  else delete document.documentElement.dataset.lessData;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useLessData = (): boolean => useSyncExternalStore(subscribe, usesLessData, () => false);
