import { z } from 'zod';
import { conceptGroups } from '#domain/matching/trade/concept.ts';

const id = z.string().regex(/^[a-z][a-z0-9-]*$/);
const near = z.number().gt(0).lte(1);
const phrase = z.string().regex(/^\^?[\p{L}\p{N}][\p{L}\p{N}&/’' .-]*$/u);
const word = z.string().regex(/^[\p{Ll}\p{N}]+$/u);
const unique = <Item extends z.ZodType<string>>(item: Item) =>
  z
    .array(item)
    .min(1)
    .refine((all) => new Set(all).size === all.length, 'names one twice');

/** By group, family and id. */
export const conceptsFile = z.partialRecord(
  z.enum(conceptGroups),
  z.record(id, z.record(id, z.strictObject({ label: z.string(), said: unique(phrase) }))),
);

/** By word, or by several with commas between them: the context words of each meaning. */
export const sensesFile = z.record(z.string(), z.object({ usually: id }).catchall(z.array(word).min(1)));

const kinships = z.record(id, z.record(id, near));
export const kinshipFile = z.strictObject({ 'within-family': z.record(id, near), families: kinships, pairs: kinships });

export const usualWaysFile = z.record(id, z.record(id, near));

export const wordsFile = z.strictObject({
  'in-any-form': unique(word),
  'named-by-product': unique(id),
  'named-after-product': unique(id),
  'spoken-little': unique(word),
  'meant-as-typed': unique(word),
  'compound-firsts': unique(word),
  'compound-heads': unique(word),
});
