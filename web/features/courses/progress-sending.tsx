import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetReturned } from './kept/forget-returned.ts';
import { sendProgress } from './kept/send-progress.ts';
import { useLearner } from './learner-gate.tsx';

const againMs = 30_000;

/** Sends offline progress as soon as there is a network. */
export function ProgressSending() {
  const userId = useLearner();
  const queries = useQueryClient();
  useEffect(() => forgetReturned(userId), [userId]);
  useEffect(() => {
    const send = () => void sendProgress(queries, userId).catch(() => {});
    send();
    const timer = setInterval(send, againMs);
    window.addEventListener('online', send);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', send);
    };
  }, [queries, userId]);
  return null;
}
