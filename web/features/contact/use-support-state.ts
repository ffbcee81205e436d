import { useEffect, useState } from 'react';
import { type SupportState, supportState } from '#web/features/contact/opening-hours.ts';

/** Null in the prerendered page, which knows no time. */
export function useSupportState(): SupportState | null {
  const [state, setState] = useState<SupportState | null>(null);
  useEffect(() => {
    const look = () => setState(supportState(new Date()));
    look();
    const timer = setInterval(look, 30_000);
    return () => clearInterval(timer);
  }, []);
  return state;
}
