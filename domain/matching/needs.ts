import type { JobToMatch } from './described.ts';
import type { Reading } from './trade/read-trade.ts';
import { groupNumbers, numberOf } from './trade/trade-map.ts';

/** What a job needs besides the right kind of work. */
export interface Needs {
  readonly languages: readonly number[];
  /** One of the languages is enough. */
  readonly anyLanguage: boolean;
  readonly transport: readonly number[];
  readonly credentials: readonly number[];
  readonly when: When;
  readonly remote: boolean;
}

export type When = 'weekends' | 'part' | 'full' | 'any';

const english = numberOf('english');
const weekends = numberOf('weekends');
const weekdays = numberOf('weekdays');
const remote = numberOf('remote');

/** What of a group a text names. */
export const saidOf = ({ said }: Pick<Reading, 'said'>, group: 'language' | 'transport' | 'credential') =>
  [...said.keys()].filter((number) => groupNumbers[group].has(number));

export function needsOf(job: JobToMatch, reading: Reading): Needs {
  const needed = (group: 'language' | 'transport' | 'credential') =>
    saidOf(reading, group).filter((number) => !reading.optional.has(number));
  const languages = needed('language').filter((number) => number !== english);
  const text = `${job.title}\n${job.requiredSkills ?? ''}\n${job.description}`;
  return {
    languages,
    anyLanguage: languages.length > 1 && / or |\/|any of|one of|either/i.test(text),
    transport: needed('transport'),
    credentials: needed('credential'),
    when: whenOf(job, reading),
    remote: reading.said.has(remote),
  };
}

function whenOf({ jobType }: JobToMatch, { said }: Reading): When {
  if (said.has(weekends) && !said.has(weekdays)) return jobType === 'Full-time' ? 'full' : 'weekends';
  if (jobType === 'Full-time') return 'full';
  return jobType === 'Part-time' ? 'part' : 'any';
}
