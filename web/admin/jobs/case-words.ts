import type { JobHistoryEntry } from '#contract/jobs/all-jobs.ts';
import type { JobCaseHead } from '#contract/jobs/moderation.ts';
import { plural } from '#web/lib/format.ts';

/** Why a job is waiting for a review. */
export function whyItWaits({ reports, words, answers }: Pick<JobCaseHead, 'reports' | 'words' | 'answers'>): string {
  return [
    reports > 0 ? plural(reports, 'report') : null,
    words.length > 0 ? `contains “${words.join('”, “')}”` : null,
    answers > 0 ? (answers === 1 ? 'the business replied' : `the business replied ${answers} times`) : null,
  ]
    .filter(Boolean)
    .join(', ');
}

export const happeningWords: Record<JobHistoryEntry['what'], string> = {
  posted: 'Posted',
  edited: 'Edited by the business',
  closed: 'Closed or filled',
  reported: 'Reported',
  flagged: 'Flagged for a word',
  taken_down: 'Taken down',
  answered: 'The business replied',
  asked_back: 'The business asked us to restore the job',
  put_back: 'Restored',
  left: 'Left unchanged',
};
