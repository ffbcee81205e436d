import { z } from 'zod';
import { redirectTarget } from '#domain/redirect-target.ts';
import type { PkceChallenge } from '../../mail-links/commands/issue-token.ts';
import type { AccountSettings } from '../../services/settings.ts';
import type { LinkWishes } from '../../sign-up/commands/send-confirmation.ts';
import { AuthRefusal } from '../access/auth-refusal.ts';

/** An optional text. The client sends null where it has nothing. */
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

export const pkceFields = { code_challenge: text, code_challenge_method: text };

interface PkceBody {
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

const challengePattern = /^[\w.~-]{43,128}$/;

/** Null when the client did not ask for the PKCE flow. Throws validation_failed. */
function pkceOf({ code_challenge: challenge, code_challenge_method: method }: PkceBody): PkceChallenge | null {
  if (!challenge && !method) return null;
  if (!challenge || !method) {
    const message = 'PKCE flow requires code_challenge_method and code_challenge';
    throw new AuthRefusal('validation_failed', { message });
  }
  const known = method.toLowerCase();
  if (!challengePattern.test(challenge) || (known !== 's256' && known !== 'plain')) {
    const message = 'code challenge does not match the expected format';
    throw new AuthRefusal('validation_failed', { message });
  }
  return { challenge, method: known };
}

/** How the mailed link is to work. */
export function wishesOf(settings: AccountSettings, body: PkceBody, query: unknown): LinkWishes {
  const { redirect_to: asked } = parseBody(z.object({ redirect_to: text }), query);
  const target = redirectTarget(settings, asked).href;
  return { pkce: pkceOf(body), redirectTo: target === redirectTarget(settings, undefined).href ? null : target };
}

// What browsers accept in an email field, with a domain that has a dot.
const pattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** The address in the form it is kept in: trimmed and in lower case. Throws validation_failed. */
export function normalEmail(text: string): string {
  const email = text.trim().toLowerCase();
  if (email.length > 254 || email.indexOf('@') > 64 || !pattern.test(email)) throw new AuthRefusal('email_invalid');
  return email;
}
