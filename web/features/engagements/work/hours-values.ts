import { z } from 'zod';
import type { attendance, hoursSubmission } from '#contract/engagements/attendance.ts';
import { hoursLine, submitHoursInput } from '#contract/engagements/attendance.ts';
import type { Engagement, Milestone } from '#contract/engagements/engagements.ts';
import { type PaidHours, paidMinutes } from '#contract/jobs/shift-hours.ts';
import { mostMinutes } from '#domain/engagements/milestones.ts';
import { writeHours } from './hours.ts';

/** The form's values for each day; days not worked are left out of the request. */
const line = z.discriminatedUnion('worked', [
  hoursLine.extend({
    worked: z.literal(true),
    minutes: z.int('Enter the time as 7:30 or 7.5.').min(0).max(1440, 'A day has 24 hours.'),
  }),
  z.object({ worked: z.literal(false), day: z.string(), minutes: z.unknown(), text: z.unknown() }),
]);

export const hoursForm = ({ asksCount, schedule }: Pick<Engagement, 'asksCount' | 'schedule'>) =>
  submitHoursInput
    .pick({ sold: true })
    .extend({ lines: z.array(line) })
    .refine(({ lines }) => lines.some(({ worked }) => worked), {
      error: 'Enter what you did on at least one day.',
      path: ['lines'],
    })
    .refine(({ sold }) => asksCount === null || sold !== null, { error: 'Enter the number, or 0.', path: ['sold'] })
    .superRefine(({ lines }, { addIssue }) => {
      const most = mostMinutes(schedule);
      for (const [at, one] of lines.entries())
        if (most !== null && one.worked && one.minutes > most)
          addIssue({
            code: 'custom',
            path: ['lines', at, 'minutes'],
            message: `At most ${writeHours(most)} hours, including overtime.`,
          });
    });

export type HoursForm = ReturnType<typeof hoursForm>;

export interface HoursValues {
  readonly lines: readonly {
    readonly day: string;
    readonly worked: boolean;
    readonly minutes: number | null;
    readonly text: string;
  }[];
  readonly sold: number | null;
}

interface Known {
  readonly attendances: readonly z.output<typeof attendance>[];
  readonly handIns: readonly z.output<typeof hoursSubmission>[];
}

/** Rounds to the next five minutes: pay isn't by the second. */
const rounded = (minutes: number) => Math.max(0, Math.round(minutes / 5) * 5);

/** Between check-in and check-out, without the break, and the agreed travel outside of it. */
function presentMinutes(day: string, { attendances }: Known, schedule: PaidHours | null): number | null {
  const at = (kind: 'in' | 'out') => attendances.find((one) => one.kind === kind && one.day === day)?.at;
  const [came, left] = [at('in'), at('out')];
  const { breakMinutes = 0, travelMinutes = 0 } = schedule ?? {};
  return came && left ? rounded((Date.parse(left) - Date.parse(came)) / 60_000 - breakMinutes) + travelMinutes : null;
}

/** Initial values: the hours submitted before, else check-in and check-out, else the agreed hours. */
export function valuesOf(
  { schedule }: Pick<Engagement, 'schedule'>,
  { days, number }: Pick<Milestone, 'days' | 'number'>,
  known: Known,
): HoursValues {
  const before = known.handIns.filter(({ milestone }) => milestone === number).at(-1);
  const cameOnSome = known.attendances.some(({ kind, day }) => kind === 'in' && days.includes(day));
  const lines = days.map((day) => {
    const line = before?.lines.find((one) => one.day === day);
    if (line) return { day, worked: true, minutes: line.minutes, text: line.text };
    const came = known.attendances.some((one) => one.kind === 'in' && one.day === day);
    const agreed = schedule === null ? null : paidMinutes(schedule);
    return {
      day,
      // Without a check-in, the business confirmed attendance: then it sets the hours.
      worked: before ? false : came || !cameOnSome,
      minutes: presentMinutes(day, known, schedule) ?? agreed,
      text: '',
    };
  });
  return { lines, sold: before?.sold ?? null };
}
