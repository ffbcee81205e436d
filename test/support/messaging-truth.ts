import { expect } from 'vitest';
import type { Thread } from '#web/features/messaging/sync/thread.ts';
import type { Device, Page, Written } from './messaging-devices.ts';

/** A message as the database has it. */
export interface Row {
  readonly id: string;
  readonly conversationId: string;
  readonly position: number;
  readonly change: number;
  readonly senderId: string;
  readonly content: string;
}

interface World {
  readonly seed: number;
  readonly devices: readonly Device[];
  readonly pages: readonly Page[];
  readonly ledger: ReadonlyMap<string, Written>;
  /** Pages with a storage that did not take all. */
  readonly lossy: Set<number>;
  readonly trace: readonly string[];
}

const line = ({ id, position, change, content }: Pick<Row, 'id' | 'position' | 'change' | 'content'>) =>
  `${position} ${change} ${id} ${content}`;

/** What a thread shows is the end of what was written, without a gap. */
export function differs(thread: Thread, truth: readonly Row[], whole: boolean): unknown {
  const { status, messages, hasNewer, hasOlder } = thread.state();
  if (hasNewer) void thread.loadNewer();
  else if (whole && hasOlder) void thread.loadOlder();
  if (status === 'failed') void thread.load();
  if (status !== 'ready' || hasNewer || (whole && hasOlder)) return { status, hasNewer, hasOlder };
  const wanted = (whole ? truth : truth.slice(truth.length - messages.length)).map(line);
  const shown = messages.map(line);
  const wrong = shown.findIndex((text, place) => text !== wanted[place]);
  if (wrong === -1 && shown.length === wanted.length) return null;
  return { wrong, shown: shown[wrong], wanted: wanted[wrong], lengths: [shown.length, wanted.length] };
}

/** Each is there once, by and to whom it was written, in the order in which its page wrote it. */
export function checkWritten(
  { seed, devices, pages, ledger, lossy, trace }: World,
  truth: ReadonlyMap<string, readonly Row[]>,
): void {
  const rows = new Map([...truth.values()].flat().map((row) => [row.id, row]));
  const last = new Map<string, Row>();
  const waiting = new Set(devices.flatMap(({ kept }) => [...kept.values()].flatMap((of) => [...of.keys()])));
  for (const page of pages) if (page.lossy) lossy.add(page.number);
  for (const { id, kept, discarded, userId, page, conversationId } of ledger.values()) {
    const row = rows.get(id);
    rows.delete(id);
    if (!row) {
      expect([id, kept && !discarded && !waiting.has(id)], `SEED=${seed}: lost`).toEqual([id, false]);
      continue;
    }
    expect([row.senderId, row.conversationId], `SEED=${seed}: by or to somebody else`).toEqual([
      userId,
      conversationId,
    ]);
    // One that was discarded on its way may arrive all the same, and others need not have waited for it.
    if (lossy.has(page) || discarded) continue;
    const before = last.get(`${page} ${conversationId}`);
    const acts = () => trace.filter((line) => line.includes(userId)).slice(-150);
    if (before && before.position > row.position)
      throw new Error(`SEED=${seed}: out of order\n${line(before)}\n${line(row)}\n${acts().join('\n')}`);
    last.set(`${page} ${conversationId}`, row);
  }
  expect([...rows.values()], `SEED=${seed}: nobody wrote these`).toEqual([]);
}
