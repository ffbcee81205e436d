import {
  mostTagsOfKind,
  type ProposedRefusal,
  type ProposedTag,
  type RefusedWork,
  refusedWork,
  type TextToTag,
  tagKinds,
} from '#contract/catalogue/tags.ts';
import { isOnlyGiven } from '../asks.ts';
import { markIn, quoteIn, sentencesOf } from '../quote.ts';
import { refusedConcepts } from '../refusals.ts';
import { sureness, surenessOf } from '../sureness.ts';
import type { Piece } from '../trade/clauses.ts';
import { readTrade } from '../trade/read-trade.ts';
import { concepts, numberOf } from '../trade/trade-map.ts';
import { wantsSalary } from '../unwilling.ts';
import { tagOf } from './tag-kinds.ts';

interface Sentence extends Piece {
  readonly surely: number;
}

const weights = { title: 4, skills: 3, text: 1 } as const;

const sentencesIn = (text: string | null, part: keyof typeof weights, isJob: boolean): Sentence[] =>
  sentencesOf(text ?? '').map((sentence) => ({
    ...{ text: sentence, counts: weights[part], part, isJob },
    surely: isJob || part === 'skills' ? 1 : surenessOf(sentence),
  }));

/** Each is read by itself. A long CV has a few hundred; only a text made to take long has more. */
const mostSentences = 600;

const sentencesToTag = (text: TextToTag): Sentence[] =>
  text.of === 'job'
    ? [
        ...sentencesIn(text.title, 'title', true),
        ...sentencesIn(text.requiredSkills, 'skills', true),
        ...sentencesIn(text.description, 'text', true),
      ]
    : [
        ...sentencesIn(text.skills.join('\n'), 'skills', false),
        ...sentencesIn(text.description, 'text', false),
        ...sentencesIn(text.pasted, 'text', false),
      ];

/** Concepts that a text is about, with their weight. Of the people who read a profile, none is helped by what its writer only wishes for. */
function weighConcepts(sentences: readonly Sentence[]): [number: number, weight: number][] {
  const { said, unsure, mentions, optional, weak } = readTrade(sentences);
  return [...said].flatMap(([number, weight]) => {
    const surely = unsure.get(number) ?? 1;
    const isMeant = !optional.has(number) && !weak.has(number) && !isOnlyGiven(mentions.get(number));
    return isMeant && surely > sureness.wish ? [[number, weight * surely]] : [];
  });
}

/** For each concept, the first sentence that names it surely. Each is read once: a text may have thousands. */
function firstNaming(sentences: readonly Sentence[]): ReadonlyMap<number, string> {
  const first = new Map<number, string>();
  for (const { text, surely } of sentences) {
    if (surely <= sureness.wish) continue;
    for (const number of readTrade([{ text, counts: 1 }]).said.keys()) if (!first.has(number)) first.set(number, text);
  }
  return first;
}

const mostLikely = 3;
/** Beside what a text is mainly about, less is a word in passing. */
const leastShare = 0.3;

/** The tags that a text suggests, by kind, the likeliest first, each with the words that led to it. */
export function proposeTags(text: TextToTag): ProposedTag[] {
  const sentences = sentencesToTag(text).slice(0, mostSentences);
  const naming = firstNaming(sentences);
  const found = weighConcepts(sentences)
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([number, weight]) => {
      const tag = tagOf(concepts[number]?.id ?? '');
      return tag ? [{ number, weight, tag }] : [];
    });
  return tagKinds.flatMap((kind) => {
    const all = found.filter(({ tag }) => tag.kind === kind);
    const least = leastShare * (all[0]?.weight ?? 0);
    return all.slice(0, mostTagsOfKind).flatMap(({ number, weight, tag }, rank) => {
      const sentence = naming.get(number);
      const quote = sentence === undefined ? null : quoteIn(sentence, number);
      return quote ? [{ ...tag, because: quote, likely: rank < mostLikely && weight >= least }] : [];
    });
  });
}

function ruledOutIn(text: string): RefusedWork[] {
  const { declined } = readTrade([{ text, counts: 1 }]);
  return refusedWork.filter((what) =>
    what === 'commission-only'
      ? wantsSalary({ description: text })
      : refusedConcepts[what].some((id) => declined.has(numberOf(id))),
  );
}

/** The work that a profile's text seems to rule out, each with its words, for the rep to confirm. */
export function proposeRefusals(text: TextToTag): ProposedRefusal[] {
  if (text.of === 'job') return [];
  const sentences = [text.description, text.pasted].flatMap((one) => sentencesOf(one ?? '')).slice(0, mostSentences);
  const first = new Map<RefusedWork, string>();
  for (const sentence of sentences)
    for (const what of ruledOutIn(sentence)) if (!first.has(what)) first.set(what, sentence);
  return refusedWork.flatMap((what) => {
    const sentence = first.get(what);
    const because = sentence === undefined ? null : markIn(sentence, (part) => ruledOutIn(part).includes(what));
    return because ? [{ what, because }] : [];
  });
}
