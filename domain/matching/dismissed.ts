import type { DismissalReason } from '#contract/matching/options.ts';

/** A job that a rep dismissed, or one that might be similar. */
export interface Alike {
  readonly businessId: string;
  readonly industry: string;
  readonly jobType: string;
  /** Its hourly pay; null: unknown. */
  readonly hourlyCents: number | null;
  /** Distance from the rep's home; null: the job is anywhere, or one of the two is unknown. */
  readonly km: number | null;
  readonly workingDays: readonly string[];
}

export interface Dismissed extends Alike {
  readonly reason: DismissalReason;
}

/** The remaining factor of a score for a job similar to the dismissed one in the reason. */
const left = { company: 0.3, kind_of_work: 0.6, pay: 0.8, days: 0.8, other: 0.9 } as const;

/** The factor left at the distance that was too far. Below it little is lost, and beyond it soon nearly all. */
const leftTooFar = 0.6;
/** Nearer than this, distances are equal. */
const shortestKm = 5;

function leftAtDistance(km: number, tooFarKm: number): number {
  const share = Math.max(km, 0) / Math.max(tooFarKm, shortestKm);
  return share <= 1 ? 1 - (1 - leftTooFar) * share ** 2 : leftTooFar / share ** 2;
}

const weekend = (days: readonly string[]) =>
  days.length > 0 && days.every((day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()));

type Plain = keyof typeof left;

const isAlike: Record<Plain, (job: Alike, gone: Alike) => boolean> = {
  company: (job, gone) => job.businessId === gone.businessId,
  kind_of_work: (job, gone) => job.industry === gone.industry && job.jobType === gone.jobType,
  pay: (job, gone) => job.hourlyCents !== null && gone.hourlyCents !== null && job.hourlyCents <= gone.hourlyCents,
  // Jobs whose days aren’t agreed yet aren’t alike by days.
  days: (job, gone) =>
    job.workingDays.length > 0 && gone.workingDays.length > 0 && weekend(job.workingDays) === weekend(gone.workingDays),
  other: (job, gone) => job.businessId === gone.businessId && job.industry === gone.industry,
};

const often = (count: number) => Math.min(2, 0.5 + count / 2);

/** From 0 to 1: the factor left by the dismissals. The same reason twice weighs more than once, with diminishing effect. */
export function leftByDismissals(job: Alike, dismissed: readonly Dismissed[]): number {
  const times = new Map<Plain, number>();
  const tooFar: number[] = [];
  for (const gone of dismissed) {
    const { reason } = gone;
    if (reason === 'too_far') tooFar.push(...(gone.km === null ? [] : [gone.km]));
    else if (isAlike[reason](job, gone)) times.set(reason, (times.get(reason) ?? 0) + 1);
  }
  const near =
    job.km === null || tooFar.length === 0 ? 1 : leftAtDistance(job.km, Math.min(...tooFar)) ** often(tooFar.length);
  return [...times].reduce((rest, [reason, count]) => rest * left[reason] ** often(count), near);
}
