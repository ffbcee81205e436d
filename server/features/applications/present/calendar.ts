import { createEvents, type EventAttributes } from 'ics';
import { brand } from '#contract/brand.ts';
import { addDays } from '#domain/shared/calendar-day.ts';

type When = { readonly start: Date; readonly end: Date } | { readonly day: string };

export type CalendarEntry = When & {
  readonly id: string;
  readonly title: string;
  readonly place: string;
  readonly link?: string | null;
  readonly description: string;
};

/** Most bytes in a line, without its end: RFC 5545, section 3.1. */
const longestLine = 75;

/** The library counts characters, some of which are several bytes. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let room = longestLine;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (size > room) {
      parts.push(part);
      part = '';
      // The space at the start of a continued line counts.
      room = longestLine - 1;
    }
    part += character;
    room -= size;
  }
  return [...parts, part].join('\r\n ');
}

// The library doesn't treat a lone carriage return as a line end. Some calendars do, and would read the rest as another field.
const inLines = (text: string) => text.replace(/\r\n?/g, '\n');

const dateOf = (day: string) => day.split('-').map(Number) as [number, number, number];

function whenOf(entry: When): Partial<EventAttributes> {
  if ('day' in entry) return { start: dateOf(entry.day), end: dateOf(addDays(entry.day, 1)) };
  const utc = { startInputType: 'utc', startOutputType: 'utc', endInputType: 'utc', endOutputType: 'utc' } as const;
  return { start: entry.start.getTime(), end: entry.end.getTime(), ...utc };
}

/** A calendar file of appointments (RFC 5545), in UTC. An appointment with the same ID is an update. */
export function writeCalendar(entries: readonly CalendarEntry[]): string {
  const { error, value } = createEvents(
    entries.map((entry): EventAttributes => {
      const { id, title, place, link, description } = entry;
      return {
        uid: id,
        productId: brand.name,
        calName: brand.name,
        method: 'PUBLISH',
        status: 'CONFIRMED',
        busyStatus: 'BUSY',
        title: inLines(title),
        location: inLines(place),
        ...whenOf(entry),
        ...(description && { description: inLines(description) }),
        ...(link && { url: link }),
      } as EventAttributes;
    }),
  );
  if (!value) throw error ?? new Error('The calendar file is empty.');
  return value
    .replace(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map(fold)
    .join('\r\n');
}
