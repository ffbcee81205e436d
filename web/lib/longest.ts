import { z } from 'zod';

/** The maximum length of a form's text, from its schema, also if optional. */
export function longest(schema: z.core.$ZodType): number | undefined {
  if (schema instanceof z.ZodString || schema instanceof z.ZodEmail) return schema.maxLength ?? undefined;
  if (schema instanceof z.ZodPipe) return longest(schema.in);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return longest(schema.unwrap());
  return undefined;
}
