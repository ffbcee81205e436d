import type { Quote } from '#contract/catalogue/tags.ts';
import { withoutContacts } from '../shared/public-text.ts';
import type { JobFigure, RepFigure } from './figures.ts';
import { markIn, quoteOf, sentencesOf } from './quote.ts';
import { surenessOf } from './sureness.ts';
import type { Piece } from './trade/clauses.ts';
import { isDressCode } from './trade/dress-code.ts';
import { readTrade } from './trade/read-trade.ts';
import { numberOf } from './trade/trade-map.ts';
import { isMeaningful, namesPerson, singular, splitWords, stem } from './words.ts';

/** A sentence that a reason may quote, and the concepts of the trade that it states without doubt. */
interface Quotable {
  readonly text: string;
  readonly isRequired?: boolean;
  readonly states: ReadonlySet<number>;
}

const hasContacts = (text: string) => withoutContacts(text, '') !== text;

function readSentence(text: string, piece: Pick<Piece, 'part' | 'isJob'>): Quotable {
  const { said, optional, weak, unsure, refused, mentions } = readTrade([{ text, counts: 1, ...piece }]);
  const isStated = (number: number) =>
    !optional.has(number) &&
    !weak.has(number) &&
    !refused.has(number) &&
    (unsure.get(number) ?? 1) === 1 &&
    Object.keys(mentions.get(number) ?? {}).join() !== 'given';
  return { text, states: new Set([...said.keys()].filter(isStated)) };
}

/** Each of the required skills is quoted by itself. */
const betweenSkills = /[,;\n]/;

const ofReps = new WeakMap<RepFigure, readonly Quotable[]>();
const ofJobs = new WeakMap<JobFigure, readonly Quotable[]>();

/** Leaves out what a rep only wishes for or mentions in passing. */
function quotableOfRep(figure: RepFigure): readonly Quotable[] {
  const known = ofReps.get(figure);
  if (known) return known;
  const { skills, description } = figure.rep;
  const sentences = [...skills, ...sentencesOf(description ?? '')].flatMap((text) => sentencesOf(text));
  const read = sentences
    .filter((text) => surenessOf(text) === 1 && !hasContacts(text))
    .map((text) => readSentence(text, {}));
  ofReps.set(figure, read);
  return read;
}

/** Leaves out what the business gives, welcomes without asking for it, or has people wear. */
function quotableOfJob(figure: JobFigure): readonly Quotable[] {
  const known = ofJobs.get(figure);
  if (known) return known;
  const { title, requiredSkills, description } = figure.job;
  const read = (['title', 'skills', 'text'] as const).flatMap((part) => {
    const text = { title, skills: requiredSkills ?? '', text: description }[part];
    return (part === 'skills' ? text.split(betweenSkills) : [text])
      .flatMap((one) => sentencesOf(one))
      .filter((sentence) => !isDressCode(sentence) && !hasContacts(sentence))
      .map((sentence) => ({ ...readSentence(sentence, { part, isJob: true }), isRequired: part === 'skills' }));
  });
  ofJobs.set(figure, read);
  return read;
}

function quoteAmong(sentences: readonly Quotable[], concept: number, mostLetters?: number): Quote | null {
  const found = sentences.find(({ states }) => states.has(concept));
  return found ? quoteOf(found.text, concept, mostLetters) : null;
}

/** The rep's words for a concept. Null: nothing that may be quoted names it. */
export const quoteOfRep = (figure: RepFigure, concept: number) => quoteAmong(quotableOfRep(figure), concept);

/** The job's words for a concept. */
export const quoteOfJob = (figure: JobFigure, concept: number, mostLetters?: number) =>
  quoteAmong(quotableOfJob(figure), concept, mostLetters);

/** The words of the required skills for it. */
export const quoteOfRequired = (figure: JobFigure, concept: number) =>
  quoteAmong(
    quotableOfJob(figure).filter(({ isRequired }) => isRequired),
    concept,
  );

const meaningful = (text: string) => splitWords(text).filter(isMeaningful);
/** In one form for singular and plural: packing is no pack. */
const wordsOf = (text: string): string[] => meaningful(text).map(singular);
const stemsOf = (text: string): string[] => meaningful(text).map(stem);

const refusal = /\b(?:no|not|never|without|isn[’']t|don[’']t|geen|nie)\b/i;
const isPlain = (text: string) =>
  !refusal.test(text) && !isDressCode(text) && !namesPerson(text) && !hasContacts(text) && wordsOf(text).length > 0;

export interface SharedSkill {
  readonly asked: Quote;
  readonly own: Quote;
  /** The asked words are the title of the job. */
  readonly isTitle: boolean;
  /** The concepts of the trade that the rep's skill names. */
  readonly states: ReadonlySet<number>;
  /** Those that the asked words name. */
  readonly answers: ReadonlySet<number>;
}

/** Whether all words of one are among those of the other. */
const isWithin = (few: readonly string[], many: readonly string[]) => few.every((word) => many.includes(word));

/** The words of one text that are also in the other. */
const markShared = (text: string, shared: readonly string[]): Quote | null =>
  markIn(text, (part) => isWithin(shared, wordsOf(part)));

interface Skill extends Quotable {
  readonly words: readonly string[];
}

function readSkill(typed: string, piece: Pick<Piece, 'part' | 'isJob'>): Skill {
  const text = typed.replace(/\s+/g, ' ').trim();
  return { ...readSentence(text, piece), words: wordsOf(text) };
}

const tooGeneral = new Set([numberOf('sells')]);
const generalWords = new Set(['sale', 'selling', 'job', 'business']);

/** One has all words of the other; or both name the same thing of the trade, and share a word. */
function quoteBoth(asked: Skill, own: Skill, isTitle: boolean): SharedSkill | null {
  const about = { isTitle, states: own.states, answers: asked.states };
  const few = isWithin(own.words, asked.words)
    ? own.words
    : isWithin(asked.words, own.words) && !isTitle && !asked.words.every((word) => generalWords.has(word))
      ? asked.words
      : null;
  if (few) {
    const quotes = { asked: markShared(asked.text, few), own: markShared(own.text, few) };
    return quotes.asked && quotes.own ? { asked: quotes.asked, own: quotes.own, ...about } : null;
  }
  for (const concept of own.states) {
    if (!asked.states.has(concept) || tooGeneral.has(concept)) continue;
    const quotes = { asked: quoteOf(asked.text, concept), own: quoteOf(own.text, concept) };
    if (!quotes.asked || !quotes.own) continue;
    const named = stemsOf(quotes.own.marked);
    if (stemsOf(quotes.asked.marked).some((word) => named.includes(word)))
      return { asked: quotes.asked, own: quotes.own, ...about };
  }
  return null;
}

/** What the required skills or the title and the rep's list of skills name in the same words, each of them quoted. */
export function sharedSkills({ job }: JobFigure, { rep }: RepFigure): SharedSkill[] {
  const required = (job.requiredSkills ?? '').split(betweenSkills).filter(isPlain);
  const asked = [
    ...required.map((text) => ({ skill: readSkill(text, { part: 'skills', isJob: true }), isTitle: false })),
    ...[job.title]
      .filter(isPlain)
      .map((text) => ({ skill: readSkill(text, { part: 'title', isJob: true }), isTitle: true })),
  ];
  const skills = rep.skills
    .filter(isPlain)
    .map((text) => readSkill(text, {}))
    .filter(({ words }) => !words.every((word) => generalWords.has(word)));
  const found = new Map<string, SharedSkill>();
  for (const { skill, isTitle } of asked)
    for (const own of skills) {
      const both = quoteBoth(skill, own, isTitle);
      if (both && !found.has(own.text)) found.set(own.text, both);
    }
  return [...found.values()];
}
