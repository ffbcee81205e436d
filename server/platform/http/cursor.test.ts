import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Cursor, decodeCursor, encodeCursor, pageOfRows } from './cursor.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a cursor', () => {
  test('survives a round trip, to the millisecond, and needs no escaping in an address', () => {
    const cursor: Cursor = { at: new Date('2026-03-01T08:30:00.123Z'), id: randomUUID() };
    const text = encodeCursor(cursor);
    expect(text).toBe(encodeURIComponent(text));
    expect(decodeCursor(text)).toEqual(cursor);
  });

  const id = randomUUID();
  test.each([
    ['nothing', ''],
    ['no base64', '%%%'],
    ['no JSON', Buffer.from('not json').toString('base64url')],
    ['an object', encoded({ at: '2026-03-01T08:30:00.000Z', id })],
    ['null', encoded(null)],
    ['too few parts', encoded(['2026-03-01T08:30:00.000Z'])],
    ['too many parts', encoded(['2026-03-01T08:30:00.000Z', id, 1])],
    ['another time zone', encoded(['2026-03-01T08:30:00.000+02:00', id])],
    ['a day that does not exist', encoded(['2026-02-30T08:30:00.000Z', id])],
    ['a year that PostgreSQL does not have', encoded(['0000-03-01T08:30:00.000Z', id])],
    ['no uuid', encoded(['2026-03-01T08:30:00.000Z', "1' or 1=1"])],
    ['numbers', encoded([1_700_000_000_000, 7])],
  ])('that is %s is refused', (_what, text) => {
    expect(() => decodeCursor(text)).toThrow(expect.objectContaining({ code: 'request.bad_cursor' }));
  });
});

describe('a page', () => {
  const rows = Array.from({ length: 4 }, (_, day) => ({ at: new Date(Date.UTC(2026, 0, 9 - day)), id: randomUUID() }));
  const page = (count: number) =>
    pageOfRows(
      rows.slice(0, count),
      3,
      (row) => row,
      ({ id }) => id,
    );

  test('shows all but the extra row, and continues after the last one shown', () => {
    const { items, nextCursor } = page(4);
    expect(items).toEqual(rows.slice(0, 3).map(({ id }) => id));
    expect(decodeCursor(nextCursor ?? '')).toEqual(rows[2]);
  });

  test.each([0, 1, 3])('of %i rows is the last one', (count) => {
    expect(page(count)).toEqual({ items: rows.slice(0, count).map(({ id }) => id), nextCursor: null });
  });
});
