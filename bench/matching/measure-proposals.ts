import { type TagKind, tagKinds } from '#contract/catalogue/tags.ts';
import { proposeTags } from '#domain/matching/tags/propose-tags.ts';
import { tagOf } from '#domain/matching/tags/tag-kinds.ts';
import type { LabelledText } from './tag-set.ts';

export interface MeasuredProposals {
  /** Of the likely proposals, the share that a person would choose; at most three of a kind are likely. */
  readonly precision: number;
  /** Of what a person would choose, the share that is proposed. */
  readonly recall: number;
  readonly likely: number;
}

/** How well the proposals of one kind, or of all, are what people chose. */
export function measureProposals(texts: readonly LabelledText[], kind: TagKind | null): MeasuredProposals {
  const counts = { likely: 0, right: 0, chosen: 0, found: 0 };
  for (const { text, tags } of texts) {
    const isOfKind = (id: string) => kind === null || tagOf(id)?.kind === kind;
    const proposed = proposeTags(text).filter(({ id }) => isOfKind(id));
    const likely = proposed.filter((one) => one.likely);
    const chosen = tags.filter(isOfKind);
    counts.likely += likely.length;
    counts.right += likely.filter(({ id }) => chosen.includes(id)).length;
    counts.chosen += chosen.length;
    counts.found += chosen.filter((id) => proposed.some((one) => one.id === id)).length;
  }
  return {
    precision: counts.right / Math.max(1, counts.likely),
    recall: counts.found / Math.max(1, counts.chosen),
    likely: counts.likely,
  };
}

export const kindsAndAll: readonly (TagKind | null)[] = [...tagKinds, null];
