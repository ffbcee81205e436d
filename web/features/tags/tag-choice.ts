import { mostTagsOfKind, type ProposedTag, type TagKind } from '#contract/catalogue/tags.ts';

export interface TagChoice {
  /** By ID. Null: not asked. */
  readonly tags: readonly string[] | null;
  /** What was proposed so far: what the user removed is not added again. Null: nothing yet. */
  readonly seen: ReadonlySet<string> | null;
  /** Chosen by a proposal alone: removed once the text no longer suggests it. */
  readonly unconfirmed: ReadonlySet<string>;
}

export type KindOf = (id: string) => TagKind | undefined;

export const isFull = (tags: readonly string[], kind: TagKind | undefined, kindOf: KindOf): boolean =>
  tags.filter((id) => kindOf(id) === kind).length >= mostTagsOfKind;

/** The choice once the text suggests these tags. Tags stored earlier stay as they are. */
export function withProposals(choice: TagChoice, proposed: readonly ProposedTag[], kindOf: KindOf): TagChoice {
  const isStored = choice.tags !== null && choice.seen === null;
  const { seen, unconfirmed } = choice.tags === null ? blank : choice;
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
  const isUnasked = tags.length === 0 && (choice.tags === null || choice.tags.length > 0);
  return {
    tags: isUnasked ? null : tags,
    seen: new Set([...(seen ?? []), ...likely].filter((id) => !left.includes(id))),
    unconfirmed: new Set([...unconfirmed, ...added].filter((id) => tags.includes(id))),
  };
}

const blank = { seen: null, unconfirmed: new Set<string>() };
