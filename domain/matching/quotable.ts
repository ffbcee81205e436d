import type { Quote } from '#contract/catalogue/tags.ts';
import { withoutContacts } from '../shared/public-text.ts';
import type { JobFigure, RepFigure } from './figures.ts';
import { markIn, quoteOf, sentencesOf } from './quote.ts';
import { surenessOf } from './sureness.ts';
import { isDressCode } from './trade/dress-code.ts';
import { type Piece, readTrade } from './trade/read-trade.ts';
import { isMeaningful, namesPerson, splitWords, stem } from './words.ts';

/** A sentence that a reason may quote, and the concepts of the trade that it states without doubt. */
interface Quotable {
  readonly text: string;
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
    return sentencesOf(text)
      .filter((sentence) => !isDressCode(sentence) && !hasContacts(sentence))
      .map((sentence) => readSentence(sentence, { part, isJob: true }));
  });
  ofJobs.set(figure, read);
  return read;
}

function quoteAmong(sentences: readonly Quotable[], concept: number): Quote | null {
  const found = sentences.find(({ states }) => states.has(concept));
  return found ? quoteOf(found.text, concept) : null;
}

/** The rep's words for a concept. Null: nothing that may be quoted names it. */
export const quoteOfRep = (figure: RepFigure, concept: number) => quoteAmong(quotableOfRep(figure), concept);

/** The job's words for a concept. */
export const quoteOfJob = (figure: JobFigure, concept: number) => quoteAmong(quotableOfJob(figure), concept);

const wordsOf = (text: string): string[] => splitWords(text).filter(isMeaningful).map(stem);

const refusal = /\b(?:no|not|never|without|isn[’']t|don[’']t|geen|nie)\b/i;
const isPlain = (text: string) =>
  !refusal.test(text) && !isDressCode(text) && !namesPerson(text) && !hasContacts(text) && wordsOf(text).length > 0;

export interface SharedSkill {
  readonly asked: Quote;
  readonly own: Quote;
}

/** Whether all words of one are among those of the other. */
const isWithin = (few: readonly string[], many: readonly string[]) => few.every((word) => many.includes(word));

/** The words of one text that are also in the other. */
const markShared = (text: string, shared: readonly string[]): Quote | null =>
  markIn(text.replace(/\s+/g, ' ').trim(), (part) => isWithin(shared, wordsOf(part)));

/** What the title or the required skills and the rep's list of skills name in the same words, each of them quoted. */
export function sharedSkills({ job }: JobFigure, { rep }: RepFigure): SharedSkill[] {
  const asked = [...(job.requiredSkills ?? '').split(/[,;\n]/), job.title].filter(isPlain);
  const found = new Map<string, SharedSkill>();
  for (const text of asked)
    for (const skill of rep.skills.filter(isPlain)) {
      const [theirs, own] = [wordsOf(text), wordsOf(skill)];
      const shared = isWithin(own, theirs) ? own : text !== job.title && isWithin(theirs, own) ? theirs : [];
      const quotes = { asked: markShared(text, shared), own: markShared(skill, shared) };
      const key = shared.join(' ');
      if (shared.length > 0 && quotes.asked && quotes.own && !found.has(key))
        found.set(key, { asked: quotes.asked, own: quotes.own });
    }
  return [...found.values()];
}
