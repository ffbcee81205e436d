import { z } from 'zod';
import { redirectTarget } from '#domain/accounts/redirect-target.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { parseBody, text } from '../../protocol/routes/bodies.ts';
import type { AccountSettings } from '../../services/settings.ts';
import type { LinkWishes, PkceChallenge } from '../commands/issue-token.ts';

export const pkceFields = { code_challenge: text, code_challenge_method: text };

interface PkceBody {
  readonly code_challenge?: string | undefined;
  readonly code_challenge_method?: string | undefined;
}

const challengePattern = /^[\w.~-]{43,128}$/;

/** Null when the client doesn't use the PKCE flow. Throws validation_failed. */
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

/** The options of the mailed link. */
export function wishesOf(settings: AccountSettings, body: PkceBody, query: unknown): LinkWishes {
  const { redirect_to: asked } = parseBody(z.object({ redirect_to: text }), query);
  const target = redirectTarget(settings, asked).href;
  return { pkce: pkceOf(body), redirectTo: target === redirectTarget(settings, undefined).href ? null : target };
}
