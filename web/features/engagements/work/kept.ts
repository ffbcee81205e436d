import { useSyncExternalStore } from 'react';
import type { Place } from '#web/lib/find-place.ts';

/** Stores check-ins and other records that the server doesn't have yet. */
export const keptWorkPrefix = 'work-kept:';

/** Retried for this long, far beyond every deadline of a gig. */
const lastingMs = 14 * 86_400_000;

/** A check-in, check-out or waiting record, created on the phone with a client-generated id. */
export interface KeptRecord {
  readonly id: string;
  readonly engagementId: string;
  readonly kind: 'in' | 'out' | 'waiting';
  readonly code: string | null;
  /** By the phone's clock. */
  readonly at: string;
  readonly place: Place | null;
  /** The rep has just pressed the button and sees the result there. */
  readonly underway: boolean;
  /** The server's reason for a refusal; null until it has answered. */
  readonly refused: { readonly title: string; readonly message: string; readonly isCode: boolean } | null;
}

const listeners = new Set<() => void>();

/** In this tab's memory, if storage is off. */
const memory = new Map<string, string>();

function readText(userId: string): string {
  try {
    return localStorage.getItem(keptWorkPrefix + userId) ?? '[]';
  } catch {
    return memory.get(userId) ?? '[]';
  }
}

let parsed: { text: string; records: readonly KeptRecord[] } = { text: '[]', records: [] };

/** Stored records, oldest first. The same array while unchanged. */
export function keptWork(userId: string): readonly KeptRecord[] {
  const text = readText(userId);
  if (text === parsed.text) return parsed.records;
  let records: readonly KeptRecord[] = [];
  try {
    const found: unknown = JSON.parse(text);
    if (Array.isArray(found)) records = found;
  } catch {
    // Not our format: treated as empty.
  }
  parsed = { text, records };
  return records;
}

function write(userId: string, records: readonly KeptRecord[]): void {
  const text = JSON.stringify(records.filter(({ at }) => Date.now() - Date.parse(at) < lastingMs));
  try {
    if (records.length === 0) localStorage.removeItem(keptWorkPrefix + userId);
    else localStorage.setItem(keptWorkPrefix + userId, text);
  } catch {
    memory.set(userId, text);
  }
  for (const listener of listeners) listener();
}

/** Replaces the record stored under its id. */
export function keepWork(userId: string, record: KeptRecord): void {
  const all = keptWork(userId);
  const isKnown = all.some(({ id }) => id === record.id);
  write(userId, isKnown ? all.map((one) => (one.id === record.id ? record : one)) : [...all, record]);
}

export function letGoOfWork(userId: string, id: string): void {
  const all = keptWork(userId);
  if (all.some((one) => one.id === id))
    write(
      userId,
      all.filter((one) => one.id !== id),
    );
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** After this long, the person who pressed has left. */
const underwayMs = 30_000;

/** Whether it is shown as stored: not while it is being sent. */
export const isShownAsKept = ({ underway, at }: KeptRecord): boolean =>
  !underway || Date.now() - Date.parse(at) > underwayMs;

/** One user's unsent records on this device. */
export const useKeptWork = (userId: string): readonly KeptRecord[] =>
  useSyncExternalStore(watch, () => keptWork(userId));
