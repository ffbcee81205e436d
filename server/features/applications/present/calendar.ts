import { createEvent } from 'ics';
import { brand } from '#contract/brand.ts';

export interface Appointment {
  readonly id: string;
  readonly title: string;
  readonly start: Date;
  readonly minutes: number;
  readonly place: string | null;
  readonly link: string | null;
  readonly note: string | null;
}

/** An appointment as a calendar reads it (RFC 5545). The same id again is an update of the same appointment. */
export function presentCalendar({ id, title, start, minutes, place, link, note }: Appointment): string {
  const description = [note, link].filter((text) => text !== null).join('\n\n');
  const { error, value } = createEvent({
    uid: id,
    productId: brand.name,
    calName: brand.name,
    method: 'PUBLISH',
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    title,
    start: start.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes },
    location: place ?? link ?? '',
    ...(description && { description }),
    ...(link && { url: link }),
  });
  if (value === null) throw error ?? new Error('The calendar file is empty.');
  return value;
}
