import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { findPlace, type Place } from '#web/lib/find-place.ts';
import { type KeptRecord, keepWork, keptWork } from './work/kept.ts';
import { sendKeptWork } from './work/sender.ts';

type Given = Pick<KeptRecord, 'engagementId' | 'kind'> & {
  readonly code?: string;
  /** Whether to ask the phone for its location. */
  readonly withPlace: boolean;
};

/**
 * Records a check-in, a check-out or waiting: on the phone first, then at the server. If sending fails it stays stored
 * and is retried. The time is that of the press, not of the moment at which the phone has its location.
 */
export function useWorkRecord() {
  const { userId } = useMe();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);

  /** The records still stored here; null when the server has them. A rep who waits has to send a location. */
  async function record({ engagementId, kind, code, withPlace }: Given): Promise<KeptRecord | null | 'no place'> {
    setBusy(true);
    const made = { id: crypto.randomUUID(), engagementId, kind, code: code ?? null, at: new Date().toISOString() };
    const place: Place | null = withPlace ? await findPlace() : null;
    if (kind === 'waiting' && place === null) {
      setBusy(false);
      return 'no place';
    }
    keepWork(userId, { ...made, place, underway: true, refused: null });
    await sendKeptWork(queries, userId);
    setBusy(false);
    const left = keptWork(userId).find(({ id }) => id === made.id) ?? null;
    if (left && !left.refused) keepWork(userId, { ...left, underway: false });
    return left;
  }

  return { busy, record };
}
