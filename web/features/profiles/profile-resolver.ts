import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver, ResolverResult } from 'react-hook-form';
import type { z } from 'zod';
import { refusePhone } from './phone-number.ts';

/** Checks a profile as the server will: its fields by the schema, and its phone number by the world's numbering plans. */
export function profileResolver<Values extends FieldValues>(schema: z.ZodType<unknown, Values>): Resolver<Values> {
  const check = zodResolver(schema as z.ZodType<Values, Values>);
  return async (values, context, options): Promise<ResolverResult<Values>> => {
    const { errors } = await check(values, context, options);
    const phone = await refusePhone(values.phone);
    const found = phone === null ? errors : { ...errors, phone: { type: 'phone', message: phone } };
    // What was typed is what is sent: the server writes it down in its own way.
    if (Object.keys(found).length === 0) return { values, errors: {} };
    return { values: {}, errors: found } as ResolverResult<Values>;
  };
}
