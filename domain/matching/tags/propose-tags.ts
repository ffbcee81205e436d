import {
  mostTagsOfKind,
  type ProposedRefusal,
  type ProposedTag,
  type RefusedWork,
  type TextToTag,
  tagKinds,
} from '#contract/catalogue/tags.ts';
import { markIn, quoteOf, sentencesOf } from '../quote.ts';
import { sureness, surenessOf } from '../sureness.ts';
import { readTrade } from '../trade/read-trade.ts';
import { concepts, numberOf } from '../trade/trade-map.ts';
import { wantsSalary } from '../unwilling.ts';
import { tagOf } from './tag-kinds.ts';

interface Sentence {
  readonly text: string;
  readonly counts: number;
}

const weights = { title: 4, skills: 3, text: 1 } as const;

const sentencesIn = (text: string | null, part: keyof typeof weights): Sentence[] =>
  sentencesOf(text ?? '').map((sentence) => ({ text: sentence, counts: weights[part] }));

/** Of the people who read a profile, none is helped by what its writer only wishes for. */
const done = ({ text, counts }: Sentence): Sentence[] => {
  const surely = surenessOf(text);
  return surely > sureness.wish ? [{ text, counts: counts * surely }] : [];
};

const sentencesToTag = (text: TextToTag): Sentence[] =>
  text.of === 'job'
    ? [
        ...sentencesIn(text.title, 'title'),
        ...sentencesIn(text.requiredSkills, 'skills'),
        ...sentencesIn(text.description, 'text'),
      ]
    : [
        ...sentencesIn(text.skills.join('\n'), 'skills'),
        ...[...sentencesIn(text.description, 'text'), ...sentencesIn(text.pasted, 'text')].flatMap(done),
      ];

interface Found {
  /** The sentence that counts most. */
  readonly sentence: Sentence;
  readonly weight: number;
}

function weighConcepts(sentences: readonly Sentence[]): Map<number, Found> {
  const found = new Map<number, Found>();
  for (const sentence of sentences) {
    const { said, optional, weak } = readTrade([{ text: sentence.text, counts: 1 }]);
    for (const number of said.keys()) {
      if (optional.has(number) || weak.has(number)) continue;
      const before = found.get(number);
      const best = before && before.sentence.counts >= sentence.counts ? before.sentence : sentence;
      found.set(number, { sentence: best, weight: (before?.weight ?? 0) + sentence.counts });
    }
  }
  return found;
}

const mostLikely = 3;

/** The tags that a text suggests, by kind, the likeliest first, each with the words that led to it. */
export function proposeTags(text: TextToTag): ProposedTag[] {
  const found = [...weighConcepts(sentencesToTag(text))].toSorted(([, one], [, other]) => other.weight - one.weight);
  const proposed = found.flatMap(([number, { sentence }]) => {
    const tag = tagOf(concepts[number]?.id ?? '');
    return tag ? [{ number, tag, sentence }] : [];
  });
  return tagKinds.flatMap((kind) =>
    proposed
      .filter(({ tag }) => tag.kind === kind)
      .slice(0, mostTagsOfKind)
      .flatMap(({ number, tag, sentence }, rank) => {
        const because = quoteOf(sentence.text, number);
        return because ? [{ ...tag, because, likely: rank < mostLikely }] : [];
      }),
  );
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
