import { z } from 'zod';
import { asciiEmail, longestEmail } from '#contract/email-address.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { AuthRefusal } from '../access/auth-refusal.ts';

/** An optional string. The client sends null for a missing one. */
export const text = z
  .string()
  .max(10_000)
  .nullish()
  .transform((value) => value ?? undefined);

export const jsonObject = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {});

/** Unknown fields are dropped. Throws validation_failed. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const fields = [...new Set(parsed.error.issues.map((issue) => issue.path.join('.')))];
  throw new AuthRefusal('validation_failed', { message: `Not valid: ${fields.join(', ')}` });
}

const ofPhones = ['sms', 'phone_change'];

/** Throws validation_failed, and phone_provider_disabled for types that concern phones. */
export function requireType<Type extends string>(given: string, types: readonly Type[]): Type {
  const type = types.find((one) => one === given);
  if (type !== undefined) return type;
  if (ofPhones.includes(given)) throw new AuthRefusal('phone_provider_disabled');
  throw new AuthRefusal('validation_failed', { message: `Unsupported type: it has to be one of ${types.join(', ')}` });
}

// What browsers accept in an email field, with a domain that has a dot.
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** The address in the form it is stored in. Throws validation_failed. */
export function normalEmail(text: string): string {
  const email = mailboxOf(text);
  const ascii = asciiEmail(email);
  if (ascii === null || ascii.length > longestEmail || ascii.indexOf('@') > 64 || !pattern.test(ascii))
    throw new AuthRefusal('email_invalid');
  return email;
}
