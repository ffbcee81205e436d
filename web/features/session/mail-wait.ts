import { useEffect, useState } from 'react';

/** The server sends one email of a kind to a mailbox in this time, and drops further requests silently. */
const waitMs = 60_000;

type MailKind = 'signup' | 'recovery' | 'email_change' | 'reauthentication';

const keyOf = (kind: MailKind, email: string) => `mail-sent:${kind}:${email.trim().toLowerCase()}`;

/** To be called when such an email was just sent. Stored for this tab, so that it survives a reload. */
export function noteMail(kind: MailKind, email: string, now = Date.now()): void {
  try {
    sessionStorage.setItem(keyOf(kind, email), String(now));
  } catch {
    // Without storage the wait is shown until the page is left.
  }
}

/** Whole seconds until the next such email can be requested. */
function secondsToWait(kind: MailKind, email: string, now = Date.now()): number {
  let sentAt = Number.NaN;
  try {
    sentAt = Number(sessionStorage.getItem(keyOf(kind, email)) ?? Number.NaN);
  } catch {
    return 0;
  }
  return Number.isNaN(sentAt) ? 0 : Math.min(60, Math.max(0, Math.ceil((sentAt + waitMs - now) / 1000)));
}

/** A countdown. `restart` after another email was sent. */
export function useMailWait(kind: MailKind, email: string): { seconds: number; restart: () => void } {
  const [seconds, setSeconds] = useState(() => secondsToWait(kind, email));
  useEffect(() => {
    const tick = () => setSeconds(secondsToWait(kind, email));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [kind, email]);
  return {
    seconds,
    restart() {
      noteMail(kind, email);
      setSeconds(secondsToWait(kind, email));
    },
  };
}
