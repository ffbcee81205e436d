import { useEffect, useState } from 'react';
import { BrandMark } from '#web/features/shell/brand-mark.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const slowAfterMs = 4000;

/** Stands while it is being found out who is there. */
export function Waiting() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main id="main" aria-busy="true" className="relative grid min-h-dvh place-content-center">
      <BrandMark className="size-14 text-brand" />
      <div className="absolute inset-x-0 top-[calc(50%+3.5rem)] grid justify-items-center gap-3 px-6 text-center text-ink-soft">
        <Spinner label="Loading" />
        <p aria-live="polite">{slow ? 'This takes longer than usual. We keep trying to reach Thengisa.' : null}</p>
      </div>
    </main>
  );
}
