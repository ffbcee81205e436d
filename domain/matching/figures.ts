import { type Ask, asksOf, knownOf, termOf } from './asks.ts';
import { confirmedOf, withConfirmed } from './confirmed.ts';
import type { Corpus } from './corpus.ts';
import type { JobToMatch, RepToMatch } from './described.ts';
import { presumedOf } from './industry-fit.ts';
import { type Needs, needsOf } from './needs.ts';
import { type Offers, offersOf } from './offers.ts';
import { hourlyCents } from './pay-fit.ts';
import { whenceOf } from './places/whence.ts';
import type { Whence } from './reach.ts';
import { skillsIn } from './required-skills.ts';
import { surenessOf } from './sureness.ts';
import { type Terms, weighTerms } from './terms.ts';
import type { Part, Piece } from './trade/clauses.ts';
import { type Reading, readTrade } from './trade/read-trade.ts';
import { isWelcome, withoutWelcome } from './trade/welcome.ts';
import { isMeaningful } from './words.ts';

/** Features of a job that are computed before any comparison. */
export interface JobFigure {
  readonly job: JobToMatch;
  readonly terms: Terms;
  readonly products: readonly Ask[];
  readonly selling: readonly Ask[];
  readonly venues: readonly Ask[];
  readonly skills: readonly AskedSkill[];
  readonly needs: Needs;
  readonly hourlyCents: number | null;
}

/** A skill as requested. */
export interface AskedSkill {
  /** Without words that make it optional. */
  readonly text: string;
  readonly words: readonly string[];
  readonly concepts: readonly number[];
  /** A profile needn't name it. */
  readonly isOptional: boolean;
}

export interface RepFigure {
  readonly rep: RepToMatch;
  readonly terms: Terms;
  readonly offers: Offers;
  readonly whence: Whence;
  /** All words about themselves. */
  readonly words: ReadonlySet<string>;
}

/** Text weighs by its section; benefits of a job are not its subject. */
const counts = { title: 3, skills: 1.5, text: 1 } as const;

const piece = (text: string | null, part: Exclude<Part, 'given'>): Piece[] =>
  text ? [{ text, counts: counts[part], part }] : [];

/** What of a job is text, or was confirmed of its text. */
export type JobTexts = Pick<JobToMatch, 'title' | 'description' | 'requiredSkills' | 'tags'>;
export type RepTexts = Pick<RepToMatch, 'skills' | 'description' | 'tags'>;

function piecesOfJob({ title, description, requiredSkills }: JobTexts): Piece[] {
  return [...piece(title, 'title'), ...piece(requiredSkills, 'skills'), ...piece(description, 'text')].map((one) => ({
    ...one,
    isJob: true,
  }));
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?\n])\s+/);

const piecesOfRep = ({ skills, description }: RepTexts): Piece[] => [
  ...piece(skills.join('\n'), 'skills'),
  ...(description === null ? [] : sentencesOf(description)).flatMap((sentence) =>
    piece(sentence, 'text').map((one) => ({ ...one, surely: surenessOf(sentence) })),
  ),
];

/** Words and their meanings: synonyms are the same. */
function termsOf({ words, said }: Reading): Map<string, number> {
  const terms = new Map<string, number>();
  for (const [word, times] of words) if (isMeaningful(word)) terms.set(word, times);
  for (const [number, times] of said) terms.set(termOf(number), times);
  return terms;
}

const termsIn = (pieces: readonly Piece[], tags: readonly string[] | null): string[] => [
  ...termsOf(withConfirmed(readTrade(pieces), confirmedOf(tags))).keys(),
];

/** The terms of a text that the corpus counts. */
export const termsOfJob = (job: JobTexts) => termsIn(piecesOfJob(job), job.tags);
export const termsOfRep = (rep: RepTexts) => termsIn(piecesOfRep(rep), rep.tags);

/** Matches a requirement not to have something. */
const isUnwanted = /^\s*(?:no|not|never|geen|without)\b/i;

function readSkill(said: string): AskedSkill {
  const reading = readTrade(piece(said, 'text'));
  return {
    text: withoutWelcome(said),
    words: [...reading.words.keys()].filter(isMeaningful),
    concepts: [...reading.said.keys()],
    isOptional: isWelcome(said) || isUnwanted.test(said),
  };
}

export function figureJob(job: JobToMatch, corpus: Corpus): JobFigure {
  const confirmed = confirmedOf(job.tags);
  const reading = withConfirmed(readTrade(piecesOfJob(job)), confirmed);
  const skills = skillsIn(job.requiredSkills).map(readSkill);
  return {
    job,
    terms: weighTerms(termsOf(reading), corpus),
    products: asksOf('product', reading, corpus, confirmed),
    selling: asksOf('selling', reading, corpus, confirmed),
    venues: asksOf('venue', reading, corpus, confirmed),
    skills: skills.filter(({ words, concepts }) => words.length + concepts.length > 0),
    needs: needsOf(job, reading, confirmed),
    hourlyCents: hourlyCents(job),
  };
}

export function figureRep(rep: RepToMatch, corpus: Corpus): RepFigure {
  const confirmed = confirmedOf(rep.tags);
  const reading = withConfirmed(readTrade(piecesOfRep(rep)), confirmed);
  const known = knownOf(reading, presumedOf([rep.industry, rep.preferredIndustry]), confirmed);
  return {
    rep,
    terms: weighTerms(termsOf(reading), corpus),
    offers: offersOf(rep, reading, known),
    whence: whenceOf(rep),
    words: new Set(reading.words.keys()),
  };
}
