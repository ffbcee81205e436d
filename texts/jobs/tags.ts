import type { Tag, TagKind } from '#contract/catalogue/tags.ts';

export const kindLabels: Readonly<Record<TagKind, string>> = {
  work: 'The work',
  goods: 'Goods and services',
  setting: 'Places',
  language: 'Languages',
  paper: 'Licences and transport',
};

/** A tag's label on its own. Names such as isiZulu keep their small letter. */
export const chipLabel = (label: string): string =>
  /^[a-z]+[A-Z]/.test(label) ? label : `${label.charAt(0).toUpperCase()}${label.slice(1)}`;

/** What the work itself is: how it is done, what is sold and where. */
export const ofWork = (tags: readonly Tag[]): Tag[] =>
  tags.filter(({ kind }) => kind !== 'language' && kind !== 'paper');

export const labelsOfKind = (tags: readonly Tag[], wanted: TagKind): string[] =>
  tags.filter(({ kind }) => kind === wanted).map(({ label }) => chipLabel(label));

/** What a job asks for or a rep has, beside the work itself. */
export function tagFacts({
  tags,
  anyLanguage = false,
}: {
  readonly tags: readonly Tag[];
  readonly anyLanguage?: boolean;
}) {
  return [
    { term: kindLabels.language, detail: labelsOfKind(tags, 'language').join(anyLanguage ? ' or ' : ', ') },
    { term: kindLabels.paper, detail: labelsOfKind(tags, 'paper').join(', ') },
  ].filter(({ detail }) => detail);
}
