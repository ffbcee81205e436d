import { writeCalendar } from './calendar.ts';

export interface Appointment {
  readonly id: string;
  readonly title: string;
  readonly start: Date;
  readonly minutes: number;
  readonly place: string | null;
  readonly link: string | null;
  readonly note: string | null;
}

const minuteMs = 60_000;

/** An agreed interview as a calendar file. */
export function presentAppointment({ id, title, start, minutes, place, link, note }: Appointment): string {
  const description = [note, link].filter((text) => text !== null).join('\n\n');
  const end = new Date(start.getTime() + minutes * minuteMs);
  return writeCalendar([{ id, title, place: place ?? link ?? '', link, description, start, end }]);
}
