import { useEffect, useRef } from 'react';
import { canFillInPasskeys, hasUsedPasskey, stopWaitingForPasskey } from '#web/lib/passkeys.ts';
import type { PasskeyOutcome } from './sign-in-by-passkey.ts';

/** Offers passkeys in the email field's autofill: initially if one was used before, otherwise once the returned function is called. */
export function useFilledInPasskey(onOutcome: (outcome: PasskeyOutcome) => void): () => void {
  const asked = useRef(false);
  const waiting = useRef(false);
  const tell = useRef(onOutcome);
  tell.current = onOutcome;

  const ask = useRef(async () => {
    if (asked.current) return;
    asked.current = true;
    if (!(await canFillInPasskeys())) return;
    const code = await import('./sign-in-by-passkey.ts').catch(() => null);
    if (!code || !asked.current) return;
    waiting.current = true;
    const outcome = await code.signInByPasskey({ fillIn: true });
    waiting.current = false;
    if (asked.current) tell.current(outcome);
  });

  useEffect(() => {
    if (hasUsedPasskey()) void ask.current();
    return () => {
      asked.current = false;
      if (waiting.current) void stopWaitingForPasskey().catch(() => {});
    };
  }, []);

  return () => void ask.current();
}
