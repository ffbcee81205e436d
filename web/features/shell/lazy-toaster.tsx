import { type ComponentType, useEffect, useState } from 'react';
import { whenToastWaits } from '#web/lib/toast.ts';

/** What somebody does first, long before a toast can answer it. */
const signsOfLife = ['pointerdown', 'keydown', 'focusin'] as const;

/** Toasts answer what somebody does, so their code comes with the first sign of that, or with the first toast. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const stop = () => {
      for (const sign of signsOfLife) window.removeEventListener(sign, load);
    };
    // Away from the network it stays away: the next sign tries again.
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
