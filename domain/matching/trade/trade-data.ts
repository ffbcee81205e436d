import type { Concept } from './concept.ts';
import type { Sense } from './sense.ts';
import compiled from './trade.compiled.json' with { type: 'json' };

/** Between two concepts, or two families, by id. */
type Kinship = readonly [one: string, other: string, near: number];

/** The content of `content/trade`. `npm run content` compiles it, and a test checks it against its schema. */
export interface TradeData {
  /** Features refer to a concept by its index here. */
  readonly concepts: readonly Concept[];
  /** The senses of each ambiguous word. */
  readonly senses: Readonly<Record<string, readonly Sense[]>>;
  readonly kinship: {
    readonly withinFamily: Readonly<Record<string, number>>;
    readonly families: readonly Kinship[];
    readonly pairs: readonly Kinship[];
  };
  readonly usualWays: readonly (readonly [way: string, product: string, surely: number])[];
  readonly words: {
    readonly inAnyForm: readonly string[];
    readonly namedByProduct: readonly string[];
    readonly namedAfterProduct: readonly string[];
    readonly spokenLittle: readonly string[];
    readonly meantAsTyped: readonly string[];
    readonly compoundFirsts: readonly string[];
    readonly compoundHeads: readonly string[];
  };
}

export const trade = compiled as unknown as TradeData;
