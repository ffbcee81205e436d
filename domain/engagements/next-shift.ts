import type { MilestoneStatus } from '#contract/engagements/options.ts';
import type { JobSchedule } from '#contract/jobs/schedule.ts';
import { type Shift, shiftOn } from '../jobs/shifts.ts';

/** Statuses in which shifts that have not ended are still to be worked. */
const comes: readonly MilestoneStatus[] = ['accepted', 'agreed', 'funded', 'confirmed', 'active'];

interface Work {
  readonly schedule: JobSchedule | null;
  readonly milestones: readonly { readonly status: MilestoneStatus; readonly days: readonly string[] }[];
}

/** The shift that is under way or comes next; null where none does. */
export function nextShift({ milestones, schedule }: Work, now: Date): Shift | null {
  if (schedule === null) return null;
  const days = milestones.filter(({ status }) => comes.includes(status)).flatMap((one) => one.days);
  return days.map((day) => shiftOn(day, schedule)).find(({ end }) => end > now) ?? null;
}
