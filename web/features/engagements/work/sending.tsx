import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { formatTime } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { type KeptRecord, useKeptWork } from './kept.ts';
import { type Settled, sendKeptWork } from './sender.ts';

const againMs = 20_000;

/** A rep who has just pressed a button sees the result there. */
const justNowMs = 10_000;

const names: Record<KeptRecord['kind'], string> = { in: 'check-in', out: 'check-out', waiting: 'waiting' };

function toastResult({ record: { kind, at }, refused }: Settled) {
  if (Date.now() - Date.parse(at) < justNowMs) return;
  const title = `Your ${names[kind]} from ${formatTime(at)} ${refused ? 'wasn’t accepted' : 'was sent'}`;
  if (refused) toast({ title, description: `${refused.message} See My Work.`, variant: 'destructive' });
  else toast({ title });
}

/** Sends records made offline as soon as there is a network, on every page of the portal. */
export function WorkSending() {
  const { userId } = useMe();
  const queries = useQueryClient();
  const waits = useKeptWork(userId).some(({ refused }) => refused === null);
  useEffect(() => {
    if (!waits) return;
    const send = async () => {
      for (const one of await sendKeptWork(queries, userId)) toastResult(one);
    };
    const sendNow = () => void send();
    sendNow();
    const timer = setInterval(sendNow, againMs);
    window.addEventListener('online', sendNow);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', sendNow);
    };
  }, [waits, queries, userId]);
  return null;
}
