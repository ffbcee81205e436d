import type { JobHistoryEntry } from '#contract/jobs/all-jobs.ts';
import type { JobCaseHead } from '#contract/jobs/moderation.ts';
import { plural } from '#web/lib/format.ts';

/** Why a job waits for a look. */
export function whyItWaits({ reports, words, answers }: Pick<JobCaseHead, 'reports' | 'words' | 'answers'>): string {
  return [
    reports > 0 ? plural(reports, 'report') : null,
    words.length > 0 ? `says “${words.join('”, “')}”` : null,
    answers > 0 ? (answers === 1 ? 'its business answered' : `its business answered ${answers} times`) : null,
  ]
    .filter(Boolean)
    .join(', ');
}

export const happeningWords: Record<JobHistoryEntry['what'], string> = {
  posted: 'Posted',
  edited: 'Edited by its business',
  closed: 'Closed or filled',
  reported: 'Reported',
  flagged: 'Flagged for its words',
  taken_down: 'Taken down',
  answered: 'Its business answered',
  asked_back: 'Its business asks to have it put back',
  put_back: 'Put back',
  left: 'Left as it is',
};
