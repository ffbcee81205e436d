import { type ComponentType, useEffect, useState } from 'react';
import { whenToastWaits } from '#web/lib/toast.ts';

/** The user's first interaction, long before a toast can follow. */
const signsOfLife = ['pointerdown', 'keydown', 'focusin'] as const;

/** Toasts respond to the user, so their code is loaded at the first interaction, or with the first toast. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const stop = () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, load);
    };
    // If offline, loading fails: the next interaction retries.
    function load() {
      import('#web/ui/toaster.tsx').then(
        (module) => {
          stop();
          setToaster(() => module.Toaster);
        },
        () => {},
      );
    }
    for (const sign of signsOfLife) window.addEventListener(sign, load, { passive: true });
    whenToastWaits(load);
    return stop;
  }, []);
  return Toaster ? <Toaster /> : null;
}
