import type { QueryClient } from '@tanstack/react-query';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { call } from '#web/lib/api-client.ts';
import { staleAfter } from '#web/lib/endpoint-queries.ts';
import { isFinalRefusal } from '#web/lib/final-refusal.ts';
import type { Place } from '#web/lib/find-place.ts';
import { type KeptRecord, keepWork, keptWork, letGoOfWork } from './kept.ts';

const endpoints = { in: attendanceApi.checkIn, out: attendanceApi.checkOut, waiting: attendanceApi.wait };

function post({ id, engagementId, kind, code, at, place }: KeptRecord): Promise<unknown> {
  const params = { engagementId };
  // The phone's clock error is measured when sending.
  const report = { id, at, sentAt: new Date().toISOString(), place };
  if (kind === 'in') return call(endpoints.in, { params, body: { ...report, code: code ?? '' } });
  if (kind === 'out') return call(endpoints.out, { params, body: report });
  return call(endpoints.waiting, { params, body: { ...report, place: place as Place } });
}

/** The result for a stored record. */
export interface Settled {
  readonly record: KeptRecord;
  /** Null: the server has it. */
  readonly refused: KeptRecord['refused'];
}

let sending: Promise<readonly Settled[]> | null = null;

/** Sends stored records, in order: a check-in precedes its check-out. One run at a time in a tab; sending is idempotent. */
export function sendKeptWork(queries: QueryClient, userId: string): Promise<readonly Settled[]> {
  sending ??= sendAll(queries, userId).finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(queries: QueryClient, userId: string): Promise<readonly Settled[]> {
  const settled: Settled[] = [];
  for (;;) {
    /** Records that follow a refused one wait until it is resolved. */
    const stuck = new Set<string>();
    const record = keptWork(userId).find(({ engagementId, refused }) => {
      if (refused) stuck.add(engagementId);
      return !stuck.has(engagementId);
    });
    if (!record) return settled;
    try {
      await post(record);
      letGoOfWork(userId, record.id);
      settled.push({ record, refused: null });
      await queries.invalidateQueries(staleAfter(endpoints[record.kind]));
    } catch (error) {
      if (!isFinalRefusal(error)) return settled;
      const { title, message, code } = error;
      const refused = { title, message, isCode: code === 'engagement.code_wrong' };
      keepWork(userId, { ...record, refused });
      settled.push({ record, refused });
    }
  }
}
