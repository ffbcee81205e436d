import { z } from 'zod';
import { Refusal } from '../refusal.ts';

// PostgreSQL has no year 0.
const moment = z.iso.datetime().refine((text) => !text.startsWith('0000'));
const position = z.tuple([moment, z.uuid()]);

/** The place after one row in a list that is sorted by time and id, newest first. */
export interface Cursor {
  readonly at: Date;
  readonly id: string;
}

export function encodeCursor({ at, id }: Cursor): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString('base64url');
}

/** Throws the refusal `request.bad_cursor` for anything that `encodeCursor` did not make. */
export function decodeCursor(text: string): Cursor {
  try {
    const [at, id] = position.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { at: new Date(at), id };
  } catch {
    throw new Refusal('request.bad_cursor');
  }
}

/** Cuts the extra row that a query asked for, and returns where the next page begins. */
export function pageOfRows<Row, Item>(
  rows: readonly Row[],
  size: number,
  cursorOf: (row: Row) => Cursor,
  present: (row: Row) => Item,
): { items: Item[]; nextCursor: string | null } {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: shown.map(present),
    nextCursor: rows.length > size && last !== undefined ? encodeCursor(cursorOf(last)) : null,
  };
}
