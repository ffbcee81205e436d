import type { MatchReason } from '#contract/applications/match-reasons.ts';
import type { Quote } from '#contract/catalogue/tags.ts';
import type { FeatureName } from '#domain/matching/features.ts';
import type { Pair } from '#domain/matching/pair-to-explain.ts';

type Shown<Kind extends MatchReason['kind']> = Omit<Extract<MatchReason, { kind: Kind }>, 'about'>;

/** A reason before it is put in order. */
export interface Told {
  readonly isFor: boolean;
  readonly shown: Shown<'field'> | Shown<'quote'>;
}

/** The reasons from one feature. `lost`: the share of the match that it took, if it is a condition; `lostBy`: that of any other. */
export type Explain = (pair: Pair, lost: number, lostBy: (name: FeatureName) => number) => Told[];

/** A condition that takes this much of a match counts against it, however its reason reads. */
export const muchLost = 0.1;

export const field = (isFor: boolean, words: string): Told => ({ isFor, shown: { kind: 'field', words } });

export const quotation = (
  isFor: boolean,
  lead: string,
  quote: Quote,
  { asked, isTitle }: { readonly asked: Quote | null; readonly isTitle: boolean } = { asked: null, isTitle: false },
): Told => ({
  isFor,
  shown: { kind: 'quote', lead, quote, asked, isTitle },
});
