import type { Quote } from '#contract/catalogue/tags.ts';
import { oncePer } from '../shared/once-per.ts';
import { holdsContacts, withoutContacts } from '../shared/public-text.ts';
import type { JobFigure, RepFigure } from './figures.ts';
import { namesDays } from './named-days.ts';
import type { Pair } from './pair-to-explain.ts';
import { markIn, quoteOf, sentencesOf } from './quote.ts';
import { skillsIn } from './required-skills.ts';
import { surenessOf } from './sureness.ts';
import type { Part, Piece } from './trade/clauses.ts';
import { isDressCode } from './trade/dress-code.ts';
import { readTrade } from './trade/read-trade.ts';
import { numberOf } from './trade/trade-map.ts';
import { rulesOut } from './unwilling.ts';
import { isMeaningful, namesPerson, singular, splitWords, stem } from './words.ts';

/** A sentence that a reason may quote, and the concepts of the trade that it states without doubt. */
interface Quotable {
  readonly text: string;
  readonly part?: Part;
  readonly states: ReadonlySet<number>;
  /** The words for each concept that were looked for before. */
  readonly quotes: Map<string, Quote | null>;
}

/** Enough for a job: a rep reads all of its text. */
const isWithoutContacts = (text: string) => withoutContacts(text, '') === text;
/** A business reads a rep's words before the rep applied there, so they tell neither a name nor a way to find the rep. */
const isAnonymous = (text: string, { rep }: RepFigure) => !rep.unquotable.includes(text) && !holdsContacts(text);

function readSentence(text: string, piece: Pick<Piece, 'part' | 'isJob'>): Quotable {
  const { said, optional, weak, unsure, refused, mentions } = readTrade([{ text, counts: 1, ...piece }]);
  const isStated = (number: number) =>
    !optional.has(number) &&
    !weak.has(number) &&
    !refused.has(number) &&
    (unsure.get(number) ?? 1) === 1 &&
    Object.keys(mentions.get(number) ?? {}).join() !== 'given';
  return { text, states: new Set([...said.keys()].filter(isStated)), quotes: new Map() };
}

/** Leaves out what a rep only wishes for or mentions in passing, and each sentence that rules something out, whatever else it says. */
const quotableOfRep = oncePer((figure: RepFigure): readonly Quotable[] => {
  const { skills, description } = figure.rep;
  return [...skills, description ?? '']
    .flatMap(sentencesOf)
    .filter((text) => surenessOf(text) === 1 && !rulesOut(text) && isAnonymous(text, figure))
    .map((text) => readSentence(text, {}));
});

/** Leaves out what the business gives, welcomes without asking for it, or has people wear. */
const quotableOfJob = oncePer(({ job }: JobFigure): readonly Quotable[] => {
  const texts = { title: [job.title], skills: skillsIn(job.requiredSkills), text: [job.description] };
  return (['title', 'skills', 'text'] as const).flatMap((part) =>
    texts[part]
      .flatMap(sentencesOf)
      .filter((sentence) => !isDressCode(sentence) && isWithoutContacts(sentence))
      .map((sentence) => ({ ...readSentence(sentence, { part, isJob: true }), part })),
  );
});

/** Finding the words takes dozens of readings, and each page asks for the same ones again. */
function quoteOnce({ text, quotes }: Quotable, concept: number, mostLetters?: number): Quote | null {
  const key = `${concept} ${mostLetters ?? ''}`;
  const known = quotes.get(key);
  if (known !== undefined) return known;
  const quote = quoteOf(text, concept, mostLetters);
  quotes.set(key, quote);
  return quote;
}

function quoteAmong(sentences: readonly Quotable[], concept: number, mostLetters?: number): Quote | null {
  const found = sentences.find(({ states }) => states.has(concept));
  return found ? quoteOnce(found, concept, mostLetters) : null;
}

const namedByRep = oncePer(
  ({ rep }: RepFigure) =>
    new Set(readTrade([{ text: [...rep.skills, rep.description].join('\n'), counts: 1 }]).said.keys()),
);

/** Whether their skills or text name a concept, surely or not, in words that may be quoted or not. */
export const isNamedByRep = (figure: RepFigure, concept: number): boolean => namedByRep(figure).has(concept);

/** The rep's words for a concept. Null: nothing that may be quoted names it. */
export const quoteOfRep = (figure: RepFigure, concept: number) => quoteAmong(quotableOfRep(figure), concept);

/** The job's words for a concept. */
export const quoteOfJob = (figure: JobFigure, concept: number, mostLetters?: number) =>
  quoteAmong(quotableOfJob(figure), concept, mostLetters);

/** The words of the required skills for it. */
export const quoteOfRequired = (figure: JobFigure, concept: number) =>
  quoteAmong(
    quotableOfJob(figure).filter(({ part }) => part === 'skills'),
    concept,
  );

/** The job's words about its days and hours: those that pass, of its text rather than its title. */
export function quoteOfDays(figure: JobFigure, passes: (text: string) => boolean = namesDays): Quote | null {
  const sentences = quotableOfJob(figure).filter(({ text }) => passes(text));
  const best = sentences.find(({ part }) => part === 'text') ?? sentences[0];
  return best ? markIn(best.text, passes) : null;
}

const meaningful = (text: string) => splitWords(text).filter(isMeaningful);
/** In one form for singular and plural: packing is no pack. */
const wordsOf = (text: string): string[] => meaningful(text).map(singular);
const stemsOf = (text: string): string[] => meaningful(text).map(stem);

const refusal = /\b(?:no|not|never|without|isn[’']t|don[’']t|geen|nie)\b/i;
const isPlain = (text: string) =>
  !refusal.test(text) && !isDressCode(text) && !namesPerson(text) && wordsOf(text).length > 0;

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
    const quotes = { asked: quoteOnce(asked, concept), own: quoteOnce(own, concept) };
    if (!quotes.asked || !quotes.own) continue;
    const named = stemsOf(quotes.own.marked);
    if (stemsOf(quotes.asked.marked).some((word) => named.includes(word)))
      return { asked: quotes.asked, own: quotes.own, ...about };
  }
  return null;
}

/** Each is compared with all skills of a rep, and few jobs ask for ten. */
const mostAsked = 30;

const askedOf = oncePer(({ job }: JobFigure) => {
  const read = (texts: readonly string[], part: 'skills' | 'title') =>
    texts
      .filter((text) => isPlain(text) && isWithoutContacts(text))
      .slice(0, mostAsked)
      .map((text) => ({ skill: readSkill(text, { part, isJob: true }), isTitle: part === 'title' }));
  return [...read(skillsIn(job.requiredSkills), 'skills'), ...read([job.title], 'title')];
});

const skillsOf = oncePer((figure: RepFigure) =>
  figure.rep.skills
    .filter((text) => isPlain(text) && !rulesOut(text) && isAnonymous(text, figure))
    .map((text) => readSkill(text, {}))
    .filter(({ words }) => !words.every((word) => generalWords.has(word))),
);

/** What the required skills or the title and the rep's list of skills name in the same words, each of them quoted. */
export const sharedSkills = oncePer(({ job, rep }: Pair): readonly SharedSkill[] => {
  const found = new Map<string, SharedSkill>();
  for (const { skill, isTitle } of askedOf(job))
    for (const own of skillsOf(rep)) {
      const both = quoteBoth(skill, own, isTitle);
      if (both && !found.has(own.text)) found.set(own.text, both);
    }
  return [...found.values()];
});
