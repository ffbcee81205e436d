import { z } from 'zod';

/** How many characters a text of a form may have, as its schema says, also where it may be left out. */
export function longest(schema: z.core.$ZodType): number | undefined {
  if (schema instanceof z.ZodString || schema instanceof z.ZodEmail) return schema.maxLength ?? undefined;
  if (schema instanceof z.ZodPipe) return longest(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return longest(schema.unwrap());
  return undefined;
}
