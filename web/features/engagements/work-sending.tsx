import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { useKeptWork } from './work-kept.ts';
import { sendKeptWork } from './work-sender.ts';

const againMs = 20_000;

/** Sends what was recorded without a network, as soon as there is one, on whatever page of the portal. */
export function WorkSending() {
  const { userId } = useMe();
  const queries = useQueryClient();
  const waits = useKeptWork(userId).some(({ refused }) => refused === null);
  useEffect(() => {
    if (!waits) return;
    const send = () => void sendKeptWork(queries, userId);
    send();
    const timer = setInterval(send, againMs);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [waits, queries, userId]);
  return null;
}
