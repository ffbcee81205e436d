import { useSyncExternalStore } from 'react';

/** What somebody has just done for the first time that others will answer. */
export type Occasion = 'message' | 'hire';

let pending: Occasion | null = null;
const listeners = new Set<() => void>();

function change(next: Occasion | null) {
  pending = next;
  for (const listener of listeners) listener();
}

/** Asks whether to tell them of the answer at once, where that is worth asking. Never at a visit, only after such a deed. */
export const suggestPush = (occasion: Occasion): void => change(occasion);

export const endSuggestion = (): void => change(null);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSuggestion = (): Occasion | null =>
  useSyncExternalStore(
    subscribe,
    () => pending,
    () => null,
  );
