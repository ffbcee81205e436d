import {
  mostTagsOfKind,
  type ProposedRefusal,
  type ProposedTag,
  type Quote,
  type RefusedWork,
  type TextToTag,
  tagKinds,
} from '#contract/catalogue/tags.ts';
import { isOnlyGiven } from '../asks.ts';
import { markIn, quoteOf, sentencesOf } from '../quote.ts';
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

/** The words that led to a concept, from the first sentence that says it surely. */
function because(sentences: readonly Sentence[], number: number): Quote | null {
  for (const { text, surely } of sentences) {
    const quote = surely > sureness.wish ? quoteOf(text, number) : null;
    if (quote) return quote;
  }
  return null;
}

const mostLikely = 3;
/** Beside what a text is mainly about, less is a word in passing. */
const leastShare = 0.3;

/** The tags that a text suggests, by kind, the likeliest first, each with the words that led to it. */
export function proposeTags(text: TextToTag): ProposedTag[] {
  const sentences = sentencesToTag(text);
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
      const quote = because(sentences, number);
      return quote ? [{ ...tag, because: quote, likely: rank < mostLikely && weight >= least }] : [];
    });
  });
}

const declines = (ids: readonly string[]) => {
  const numbers = ids.map(numberOf);
  return (text: string) => {
    const { declined } = readTrade([{ text, counts: 1 }]);
    return numbers.some((number) => declined.has(number));
  };
};

const ruledOut: readonly (readonly [RefusedWork, (text: string) => boolean])[] = [
  ['alcohol', declines(['beer', 'wine', 'spirits', 'liquor'])],
  ['tobacco', declines(['tobacco'])],
  ['door-to-door', declines(['doors'])],
  ['nights', declines(['evenings'])],
  ['relocating', declines(['travelling'])],
  ['commission-only', (text) => wantsSalary({ description: text })],
];

/** The work that a profile's text seems to rule out, each with its words, for the rep to confirm. */
export function proposeRefusals(text: TextToTag): ProposedRefusal[] {
  if (text.of === 'job') return [];
  const sentences = [text.description, text.pasted].flatMap((one) => sentencesOf(one ?? ''));
  return ruledOut.flatMap(([what, passes]) => {
    const sentence = sentences.find(passes);
    const because = sentence === undefined ? null : markIn(sentence, passes);
    return because ? [{ what, because }] : [];
  });
}
