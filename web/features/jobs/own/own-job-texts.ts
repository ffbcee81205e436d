import type { JobStatus } from '#contract/jobs/options.ts';
import { daysLeft } from '#domain/jobs/closing-day.ts';
import { hasEnded, type JobAction } from '#domain/jobs/job-lifecycle.ts';
import { plural } from '#web/lib/format.ts';

/** How long reps can still apply: `5 days left`, and a dash for a job that has ended. */
export function timeLeft({ status, closesOn }: { status: JobStatus; closesOn: string }, today: string): string {
  const left = daysLeft(closesOn, today);
  if (hasEnded(status) || left < 0) return '–';
  return left === 0 ? 'Last day' : `${plural(left, 'day')} left`;
}

interface ActionText {
  readonly button: string;
  readonly done: string;
  readonly doneDetail: string;
  /** The confirmation; null if it is easily undone. */
  readonly question: {
    readonly title: string;
    readonly text: (title: string) => string;
    readonly confirm: string;
  } | null;
}

/** Screen texts for each of the business's actions. */
export const jobActionTexts: Record<JobAction, ActionText> = {
  pause: {
    button: 'Pause',
    done: 'Job paused',
    doneDetail: 'Reps can no longer find it. You can reopen it at any time.',
    question: null,
  },
  reopen: {
    button: 'Reopen',
    done: 'Job reopened',
    doneDetail: 'Reps can find it and apply again.',
    question: null,
  },
  fill: {
    button: 'Mark as filled',
    done: 'Job marked as filled',
    doneDetail: 'Reps can no longer find it. Your applicants stay here.',
    question: {
      title: 'Mark this job as filled?',
      text: (title) =>
        `Reps can no longer find “${title}” or apply. You can still accept or reject existing applicants.`,
      confirm: 'Mark as filled',
    },
  },
  close: {
    button: 'Close job',
    done: 'Job closed',
    doneDetail: 'Reps can no longer find it. Your applicants stay here.',
    question: {
      title: 'Close this job?',
      text: (title) =>
        `Reps can no longer find “${title}” or apply. You can still accept or reject existing applicants.`,
      confirm: 'Close job',
    },
  },
};
