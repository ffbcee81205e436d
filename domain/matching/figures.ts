import type { Corpus } from './corpus.ts';
import type { JobToMatch, RepToMatch } from './described.ts';
import { hourlyCents } from './pay-fit.ts';
import { type Terms, weighTerms } from './terms.ts';
import { isTelling, splitWords, stem } from './words.ts';

/** What of a job can be worked out before it is compared with anybody. */
export interface JobFigure {
  readonly job: JobToMatch;
  readonly terms: Terms;
  /** The words of each skill that is asked for. */
  readonly skills: readonly (readonly string[])[];
  readonly hourlyCents: number | null;
}

export interface RepFigure {
  readonly rep: RepToMatch;
  readonly terms: Terms;
  /** All words that they say of themselves. */
  readonly words: ReadonlySet<string>;
}

/** What a word counts, by where it is said. */
const counts = { title: 2, skills: 1.5, text: 1 } as const;

const stemsOf = (text: string | null) =>
  splitWords(text ?? '')
    .filter(isTelling)
    .map(stem);

function count(said: Map<string, number>, text: string | null, times: number): void {
  for (const word of stemsOf(text)) said.set(word, (said.get(word) ?? 0) + times);
}

export const termsOfJob = (job: JobToMatch) =>
  [job.title, job.description, job.requiredSkills].flatMap((text) => stemsOf(text));

export const termsOfRep = (rep: RepToMatch) => [rep.skills.join('\n'), rep.description].flatMap(stemsOf);

export function figureJob(job: JobToMatch, corpus: Corpus): JobFigure {
  const said = new Map<string, number>();
  count(said, job.title, counts.title);
  count(said, job.requiredSkills, counts.skills);
  count(said, job.description, counts.text);
  const skills = (job.requiredSkills ?? '').split(/[,;\n]/).map(stemsOf);
  return {
    job,
    terms: weighTerms(said, corpus),
    skills: skills.filter(({ length }) => length > 0),
    hourlyCents: hourlyCents(job),
  };
}

export function figureRep(rep: RepToMatch, corpus: Corpus): RepFigure {
  const said = new Map<string, number>();
  count(said, rep.skills.join('\n'), counts.skills);
  count(said, rep.description, counts.text);
  return { rep, terms: weighTerms(said, corpus), words: new Set(said.keys()) };
}
