import { useEffect, useState } from 'react';

interface ServerTime {
  /** The server's time. */
  readonly now: string;
  /** The phone's time on receiving it. */
  readonly at: number;
}

const everyMs = 10_000;

/** The time by the server's clock, whatever the phone's says. */
export function useOurTime({ now, at }: ServerTime): Date {
  const [phone, setPhone] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setPhone(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return new Date(Date.parse(now) + Math.max(0, phone - at));
}

/** The maximum of a browser's timer. */
const longestMs = 2 ** 31 - 1;

/** Re-renders when another action becomes possible: at the first of these moments still to come. */
export function useLookAt(
  moments: readonly (string | number | null)[],
  { now, at }: ServerTime,
  look: () => void,
): void {
  const ours = Date.parse(now);
  const next = Math.min(
    ...moments.flatMap((moment) => {
      const ms = moment === null ? Number.NaN : new Date(moment).getTime();
      return ms > ours ? [ms] : [];
    }),
  );
  useEffect(() => {
    // A moment later, so that the server has reached it too.
    const inMs = next - ours - (Date.now() - at) + 500;
    if (!Number.isFinite(inMs) || inMs > longestMs) return;
    const timer = setTimeout(look, Math.max(500, inMs));
    return () => clearTimeout(timer);
  }, [next, ours, at, look]);
}
