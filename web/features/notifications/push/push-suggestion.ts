import { useSyncExternalStore } from 'react';

/** What the user has just done that someone will answer. */
export type Occasion = 'message' | 'hire';

let pending: Occasion | null = null;
const listeners = new Set<() => void>();

function change(next: Occasion | null) {
  pending = next;
  for (const listener of listeners) listener();
}

/** Suggests turning on notifications. Call it after an action that others answer, never on a plain visit. */
export const suggestPush = (occasion: Occasion): void => change(pending ?? occasion);

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
