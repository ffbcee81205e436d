import type { JobDetail } from '#contract/jobs/jobs.ts';
import { type FactName, factNames, factOf } from './job-words.ts';

interface JobChange {
  readonly label: string;
  /** Null: too long for one line. */
  readonly from: string | null;
  readonly to: string | null;
}

const none = 'not set';
const long: FactName[] = ['description', 'requiredSkills'];

/** The changes of an edit, fact by fact. */
export function changesBetween(before: JobDetail, after: JobDetail): JobChange[] {
  return factNames.flatMap((name): JobChange[] => {
    const { label, brief: from } = factOf(before, name);
    const { brief: to } = factOf(after, name);
    if (from === to) return [];
    return [long.includes(name) ? { label, from: null, to: null } : { label, from: from ?? none, to: to ?? none }];
  });
}
