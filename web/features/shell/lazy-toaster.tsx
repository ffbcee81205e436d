import { type ComponentType, useEffect, useState } from 'react';
import { atFirstUse } from '#web/lib/first-use.ts';
import { whenToastWaits } from '#web/lib/toast.ts';

/** Toasts respond to the user, so their code is loaded at the first interaction, or with the first toast. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    const load = async () => {
      const { Toaster } = await import('#web/ui/toaster.tsx');
      setToaster(() => Toaster);
    };
    whenToastWaits(() => void load().catch(() => {}));
    return atFirstUse(load);
  }, []);
  return Toaster ? <Toaster /> : null;
}
