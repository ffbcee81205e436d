import { useSyncExternalStore } from 'react';

const events = ['focus', 'blur', 'visibilitychange'] as const;

function watch(listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener, { capture: true });
  return () => {
    for (const event of events) removeEventListener(event, listener, { capture: true });
  };
}

/** Whether somebody looks at this window, and not only has it open. */
export const useLooking = (): boolean =>
  useSyncExternalStore(watch, () => document.visibilityState === 'visible' && document.hasFocus());
