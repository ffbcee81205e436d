import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { tagPattern } from './options.ts';

/** What a tag says: how the work is done, what is sold, where, which language, or which licence, transport or certificate. */
export const tagKinds = ['work', 'goods', 'setting', 'language', 'paper'] as const;

export type TagKind = (typeof tagKinds)[number];

export const mostTagsOfKind = 5;

export const mostTags = mostTagsOfKind * tagKinds.length;

export const tagId = z.string().regex(tagPattern, 'Choose from the list.');

export const withoutRepeats = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The confirmed tags of a job or a profile, by ID: at most five of each kind. */
export const confirmedTags = z.array(tagId).max(mostTags, 'These are too many tags.').overwrite(withoutRepeats);

/** Null: not asked. Tags that were confirmed before are kept. */
export const tagIds = confirmedTags.nullish().default(null);

export const tag = z.object({ id: z.string(), kind: z.enum(tagKinds), label: z.string() });

export type Tag = z.output<typeof tag>;

/** A part of a text, with the words that count between the words around them. */
export const quote = z.object({ before: z.string(), marked: z.string(), after: z.string() });

export type Quote = z.output<typeof quote>;

/** Work that a rep may rule out. */
export const refusedWork = ['alcohol', 'tobacco', 'door-to-door', 'nights', 'relocating', 'commission-only'] as const;

export type RefusedWork = (typeof refusedWork)[number];

export const ruledOut = z.array(z.enum(refusedWork)).max(50).overwrite(withoutRepeats);

/** Null: not asked. What was ruled out before is kept. */
export const refuses = ruledOut.nullish().default(null);

/** A tag that a text suggests, and the words that led to it. */
export const proposedTag = tag.extend({
  because: quote,
  /** Among the first three of its kind, and so chosen until the user removes it. */
  likely: z.boolean(),
});

export type ProposedTag = z.output<typeof proposedTag>;

export const proposedRefusal = z.object({ what: z.enum(refusedWork), because: quote });

export type ProposedRefusal = z.output<typeof proposedRefusal>;

const text = (longest: number) => z.string().max(longest, `Enter up to ${longest} characters.`);

/** The texts of a job or a profile as they are typed, complete or not. */
export const textToTag = z.discriminatedUnion('of', [
  z.object({
    of: z.literal('job'),
    title: text(200),
    description: text(5000),
    requiredSkills: text(1000).nullable(),
  }),
  z.object({
    of: z.literal('profile'),
    description: text(2000).nullable(),
    skills: z.array(text(200)).max(200),
    /** Pasted from a CV. Not stored. */
    pasted: text(20_000).nullable(),
  }),
]);

export type TextToTag = z.output<typeof textToTag>;

export const tagsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/tags',
    // They change only with a new version of the product.
    about: null,
    seenByTeam: true,
    summary: 'List tags of work, by kind',
    description: 'A job or a profile has at most five of each kind.',
    tag: 'Catalogue',
    gate: 'signed-in',
    status: 200,
    response: z.object({
      items: z.array(
        tag.extend({
          /** Other words for it, for searching the list. */
          also: z.array(z.string()),
        }),
      ),
    }),
  }),
  propose: endpoint({
    method: 'POST',
    path: '/api/tag-proposals',
    changes: [],
    summary: 'Propose tags for a text',
    description: 'Returns each tag with the words that led to it. Nothing is stored.',
    tag: 'Catalogue',
    limit: 'search',
    body: textToTag,
    gate: 'signed-in',
    status: 200,
    response: z.object({ tags: z.array(proposedTag), refuses: z.array(proposedRefusal) }),
  }),
};
