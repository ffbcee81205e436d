import { connectionHere } from './metered.ts';

const interactions = ['pointerdown', 'keydown', 'focusin'] as const;

/** Loads code at the user's first interaction; if offline then, at the next one. Returns a function that stops waiting. */
export function atFirstUse(load: () => Promise<unknown>): () => void {
  const stop = () => {
    for (const one of interactions) window.removeEventListener(one, begin);
  };
  const begin = () => void load().then(stop, () => {});
  for (const one of interactions) window.addEventListener(one, begin, { passive: true });
  return stop;
}

/** The same for code that the user may never need: not if they asked for less data. */
export const aheadAtFirstUse = (load: () => Promise<unknown>): (() => void) =>
  connectionHere().connection.saveData ? () => {} : atFirstUse(load);
