import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Tx } from '#server/platform/db/transaction.ts';
import { mailboxOf } from '#server/platform/mail/mailbox.ts';
import { AuthRefusal, type AuthRefusalKey } from '../../protocol/access/auth-refusal.ts';
import { parseBody, requireType, text } from '../../protocol/routes/bodies.ts';
import type { Accounts } from '../../services.ts';
import { openSession } from '../../sessions/commands/open-session.ts';
import { deviceOf } from '../../sessions/routes/device.ts';
import { answerSession } from '../../sessions/routes/session-tokens.ts';
import { findCodeToken, findLinkToken, redeemToken, type VerifyType, verifyTypes } from '../commands/redeem-token.ts';
import type { OneTimeTokenRow } from '../tables.ts';

const verifyBody = z.object({ type: text, token_hash: text, email: text, phone: text, token: text });

type Find = (tx: Tx) => Promise<OneTimeTokenRow | AuthRefusalKey>;

export const halfOfEmailChange = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Exchanges a link's token, or an address with its code, for a session: called by the button of the page that the link opens. */
export function addVerifyRoute(app: FastifyInstance, accounts: Accounts): void {
  app.post('/verify', async (request, reply) => {
    await accounts.limits.requireFrom(request.ip, 'address verify');
    const find = findBy(accounts, parseBody(verifyBody, request.body));
    const outcome = await accounts.transaction(async (tx) => {
      const token = await find(tx);
      if (typeof token === 'string') return token;
      const redeemed = await redeemToken(tx, accounts.settings, token);
      if (typeof redeemed === 'string') return redeemed;
      const { userId, method } = redeemed;
      const device = deviceOf(accounts, request, reply);
      return openSession(tx, { userId, method, device, siteUrl: accounts.settings.siteUrl });
    });
    if (outcome === 'half_of_email_change') return { msg: halfOfEmailChange, code: '200' };
    if (typeof outcome === 'string') throw new AuthRefusal(outcome);
    return answerSession(accounts, request, reply, outcome);
  });
}

function findBy(
  { mail }: Accounts,
  { type: given, token_hash: linkToken, email, token: code }: z.output<typeof verifyBody>,
): Find {
  const type = verifyTypeOf(given);
  if (linkToken) return (tx) => findLinkToken(tx, type, linkToken);
  if (!email || !code) {
    const message = 'Only an email address and token, or a token_hash, should be provided on verify';
    throw new AuthRefusal('validation_failed', { message });
  }
  const mailbox = mailboxOf(email);
  return (tx) => findCodeToken(tx, mail.codeKey, { type, email: mailbox, code: code.trim() });
}

/** Throws validation_failed, and phone_provider_disabled for types of codes sent to phones. */
export function verifyTypeOf(given: string | undefined): VerifyType {
  if (!given) throw new AuthRefusal('validation_failed', { message: 'Verify requires a verification type' });
  return requireType(given, verifyTypes);
}
