import { type ComponentType, useEffect, useState } from 'react';

/** Toasts are never needed for the first view: their code comes after it. */
export function LazyToaster() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('#web/ui/toaster.tsx').then((module) => setToaster(() => module.Toaster));
  }, []);
  return Toaster ? <Toaster /> : null;
}
