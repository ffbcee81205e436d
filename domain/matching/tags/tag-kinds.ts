import { mostTagsOfKind, type Tag, type TagKind } from '#contract/catalogue/tags.ts';
import type { Concept, ConceptGroup } from '../trade/concept.ts';
import { concepts } from '../trade/trade-map.ts';

/** Abilities, other work and times are read from texts and never confirmed. */
const kinds: Readonly<Record<ConceptGroup, TagKind | null>> = {
  selling: 'work',
  product: 'goods',
  venue: 'setting',
  language: 'language',
  transport: 'paper',
  credential: 'paper',
  ability: null,
  'other-work': null,
  time: null,
};

function asTag({ id, group, label }: Concept): [string, Tag][] {
  const kind = kinds[group];
  return kind === null ? [] : [[id, { id, kind, label }]];
}

const tags: ReadonlyMap<string, Tag> = new Map(concepts.flatMap(asTag));

/** Null: no tag has this ID. */
export const tagOf = (id: string): Tag | null => tags.get(id) ?? null;

/** In the same order. Leaves out IDs that the map of the trade no longer has. */
export const tagsOf = (ids: readonly string[] | null): Tag[] => (ids ?? []).flatMap((id) => tagOf(id) ?? []);

/** Refuses unknown tags, and more than five of a kind. Null: never asked. */
export function refuseTags(ids: readonly string[] | null): 'tag.unknown' | null {
  const counts = new Map<TagKind, number>();
  for (const id of ids ?? []) {
    const kind = tagOf(id)?.kind ?? null;
    const count = kind === null ? Number.POSITIVE_INFINITY : (counts.get(kind) ?? 0) + 1;
    if (kind === null || count > mostTagsOfKind) return 'tag.unknown';
    counts.set(kind, count);
  }
  return null;
}

const mostOtherWords = 8;

/** All tags, by kind and label, with other words for each. */
export const allTags = (): (Tag & { readonly also: string[] })[] =>
  concepts
    .flatMap((concept) => asTag(concept).map(([, tag]) => ({ ...tag, also: concept.said.slice(0, mostOtherWords) })))
    .toSorted((one, other) => one.kind.localeCompare(other.kind) || one.label.localeCompare(other.label, 'en'));
