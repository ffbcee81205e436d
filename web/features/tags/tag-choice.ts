import { mostTagsOfKind, type ProposedTag, type TagKind, type TextToTag } from '#contract/catalogue/tags.ts';

export interface TagChoice {
  /** By ID. Null: not asked. */
  readonly tags: readonly string[] | null;
  /** What was proposed so far: what the user removed is not added again. Null: nothing yet. */
  readonly seen: ReadonlySet<string> | null;
  /** Chosen by a proposal alone: removed once the text no longer suggests it. */
  readonly unconfirmed: ReadonlySet<string>;
  /** Stored earlier or chosen by hand: having none is an answer too. */
  readonly answered: boolean;
}

export const unanswered: TagChoice = { tags: null, seen: null, unconfirmed: new Set(), answered: false };

export type KindOf = (id: string) => TagKind | undefined;

export const isFull = (tags: readonly string[], kind: TagKind | undefined, kindOf: KindOf): boolean =>
  tags.filter((id) => kindOf(id) === kind).length >= mostTagsOfKind;

/** Licences and the like are offered to a rep, and chosen only by a tap of theirs. */
export const offeredFor = (of: TextToTag['of'], proposed: readonly ProposedTag[]): ProposedTag[] =>
  proposed.map((tag) => (of === 'profile' && tag.kind === 'paper' ? { ...tag, likely: false } : tag));

/** The choice once the user has set these tags. */
export const chosenByHand = ({ tags, seen, unconfirmed }: TagChoice, chosen: readonly string[]): TagChoice => ({
  tags: chosen,
  seen,
  unconfirmed: new Set(chosen.filter((id) => tags?.includes(id) && unconfirmed.has(id))),
  answered: true,
});

/** The choice once the text suggests these tags. Tags stored earlier stay as they are. */
export function withProposals(choice: TagChoice, proposed: readonly ProposedTag[], kindOf: KindOf): TagChoice {
  const isStored = choice.tags !== null && choice.seen === null;
  const { seen, unconfirmed, answered } = choice.tags === null ? unanswered : choice;
  const likely = proposed.filter((tag) => tag.likely).map(({ id }) => id);
  const suggested = new Set(proposed.map(({ id }) => id));
  const left = [...unconfirmed].filter((id) => !suggested.has(id));
  const kept = (choice.tags ?? []).filter((id) => !left.includes(id));
  const added: string[] = [];
  for (const id of isStored ? [] : likely) {
    const chosen = [...kept, ...added];
    if (!seen?.has(id) && !chosen.includes(id) && !isFull(chosen, kindOf(id), kindOf)) added.push(id);
  }
  const tags = [...kept, ...added];
  const isAnswered = answered || isStored;
  return {
    tags: tags.length > 0 || isAnswered ? tags : null,
    seen: new Set([...(seen ?? []), ...likely].filter((id) => !left.includes(id))),
    unconfirmed: new Set([...unconfirmed, ...added].filter((id) => tags.includes(id))),
    answered: isAnswered,
  };
}
