import { expect, test } from 'vitest';
import { writeCalendar } from './calendar.ts';

const entry = {
  id: 'one',
  title: 'Promoter: Ubuntu Foods',
  place: '12 Long Street, Durban',
  description: '',
  start: new Date('2026-11-28T07:00:00Z'),
  end: new Date('2026-11-28T14:30:00Z'),
};

const linesOf = (text: string) => text.split('\r\n');
const unfolded = (text: string) => linesOf(text.replaceAll('\r\n ', ''));

test('several days are several events, each with its own ID, in UTC', () => {
  const next = { ...entry, id: 'two', start: new Date('2026-11-29T07:00:00Z'), end: new Date('2026-11-29T14:30:00Z') };
  const lines = linesOf(writeCalendar([entry, next]));
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(['UID:one', 'UID:two']);
  expect(lines.filter((line) => line.startsWith('DTSTART'))).toEqual([
    'DTSTART:20261128T070000Z',
    'DTSTART:20261129T070000Z',
  ]);
  expect(lines).toContain('DTEND:20261128T143000Z');
  expect(lines.at(-2)).toBe('END:VCALENDAR');
});

test('a day without hours is a whole-day event', () => {
  const { start: _, end: __, ...rest } = entry;
  const lines = linesOf(writeCalendar([{ ...rest, day: '2026-12-31' }]));
  expect(lines).toContain('DTSTART;VALUE=DATE:20261231');
  expect(lines).toContain('DTEND;VALUE=DATE:20270101');
});

test('characters that end a line or a value are escaped', () => {
  const lines = unfolded(
    writeCalendar([{ ...entry, title: 'Sell; smile, \\o/', description: 'Black shoes\nID\r\nEND:VEVENT' }]),
  );
  expect(lines).toContain('SUMMARY:Sell\\; smile\\, \\\\o/');
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toMatch(
    /^DESCRIPTION:Black shoes\\nID(\\r)?\\nEND:VEVENT$/,
  );
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
});

test('lines have at most 75 bytes, no character is split, and nothing is lost', () => {
  const title = `${'ü🎉é'.repeat(60)} ${'x'.repeat(200)}`;
  const text = writeCalendar([{ ...entry, title }]);
  for (const line of linesOf(text)) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(unfolded(text)).toContain(`SUMMARY:${title}`);
  expect(text).not.toContain('\uFFFD');
});
