import type { Quote, RefusedWork, Tag, TagKind } from '#contract/catalogue/tags.ts';

export const kindLabels: Readonly<Record<TagKind, string>> = {
  work: 'The work',
  goods: 'Goods and services',
  setting: 'Places',
  language: 'Languages',
  paper: 'Licences and transport',
};

export const refusedLabels: Readonly<Record<RefusedWork, string>> = {
  alcohol: 'Sell alcohol',
  tobacco: 'Sell tobacco or vapes',
  'door-to-door': 'Sell door to door',
  nights: 'Work at night',
  relocating: 'Move to another town',
  'commission-only': 'Work for commission only',
};

/** A tag's label on its own. Names such as isiZulu keep their small letter. */
export const chipLabel = (label: string): string =>
  /^[a-z]+[A-Z]/.test(label) ? label : `${label.charAt(0).toUpperCase()}${label.slice(1)}`;

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

const mostAround = 28;

/** The words that count, with a few of the words around them. */
export function shortQuote({ before, marked, after }: Quote): Quote {
  const start = before.length > mostAround ? `…${before.slice(-mostAround).replace(/^\S*\s/, ' ')}` : before;
  const end = after.length > mostAround ? `${after.slice(0, mostAround).replace(/\s\S*$/, ' ')}…` : after;
  return { before: start, marked, after: end };
}
