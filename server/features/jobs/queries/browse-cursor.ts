import { z } from 'zod';
import type { JobSort } from '#contract/jobs/options.ts';
import { type Cursor, decodeCursor, encodeCursor } from '#server/platform/http/cursor.ts';
import { Refusal } from '#server/platform/refusal.ts';

/** The position after a job in the list by pay. */
export interface PayCursor {
  readonly cents: number;
  readonly id: string;
}

/** The position after a job in the list by distance, with the origin that was measured from. */
export interface NearCursor extends Cursor {
  readonly origin: string;
  readonly locationId: string;
}

export interface Places {
  readonly newest: Cursor;
  readonly pay: PayCursor;
  readonly nearest: NearCursor;
}

const compactId = /^[\w-]{22}$/;
const shorten = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url');
const lengthen = (text: string) =>
  Buffer.from(text, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const shortId = z.string().regex(compactId).transform(lengthen).pipe(z.uuid());
// The years 1 to 9999, which both PostgreSQL and ISO can represent.
const instant = z.int().min(-62_135_596_800_000).max(253_402_300_799_999);
const payPlace = z.tuple([z.literal('pay'), z.int().min(0), z.uuid()]);
const nearPlace = z.tuple([z.literal('near'), shortId, shortId, instant, shortId]);

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Throws the refusal `request.bad_cursor` for text that wasn't written by that sort. */
function parsed<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  } catch {
    throw new Refusal('request.bad_cursor');
  }
}

type Codec<Place> = { readonly read: (text: string) => Place; readonly write: (place: Place) => string };

/** The order of a cursor's list, for callers that didn't specify one. */
export function sortOfCursor(text: string): JobSort {
  const [mark] = parsed(z.array(z.unknown()), text);
  if (mark === 'pay') return 'pay';
  return mark === 'near' ? 'nearest' : 'newest';
}

/** A cursor includes its sort, and is invalid in another one. */
export const browseCursors: { readonly [Sort in JobSort]: Codec<Places[Sort]> } = {
  newest: { read: decodeCursor, write: encodeCursor },
  pay: {
    read(text) {
      const [, cents, id] = parsed(payPlace, text);
      return { cents, id };
    },
    write: ({ cents, id }) => encode(['pay', cents, id]),
  },
  nearest: {
    read(text) {
      const [, origin, locationId, at, id] = parsed(nearPlace, text);
      return { origin, locationId, at: new Date(at), id };
    },
    write: ({ origin, locationId, at, id }) =>
      encode(['near', shorten(origin), shorten(locationId), at.getTime(), shorten(id)]),
  },
};
