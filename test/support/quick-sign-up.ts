import type { Session } from '@supabase/auth-js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts } from '#server/features/accounts/services.ts';
import { openSession } from '#server/features/accounts/sessions/commands/open-session.ts';
import { deviceOf } from '#server/features/accounts/sessions/routes/device.ts';
import { answerSession } from '#server/features/accounts/sessions/routes/session-tokens.ts';
import { checkMetadata } from '#server/features/accounts/sign-up/access.ts';
import { signUp } from '#server/features/accounts/sign-up/commands/sign-up.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';

/** All users signed up this way share one password, hashed once: hashing costs more than the rest of a sign-up. */
export const sharedPassword = 'one password of many people in the tests';
let sharedHash: Promise<string> | undefined;

/** As Node's `fetch` asks. */
const request = { ip: '127.0.0.1', headers: { 'user-agent': 'node' } } as FastifyRequest;
/** Non-browser clients receive nothing on it. */
const reply = {} as FastifyReply;

/** The effect of the sign-up route for a valid request. The route has separate tests. */
export async function signUpQuickly(
  accounts: Accounts,
  email: string,
  data: Record<string, unknown>,
): Promise<Session> {
  sharedHash ??= hashPassword(sharedPassword);
  const passwordHash = await sharedHash;
  const metadata = checkMetadata(JSON.parse(JSON.stringify(data)));
  const opened = await accounts.transaction(async (tx) => {
    const { id: userId } = await signUp(tx, { email, passwordHash, metadata, confirmed: true });
    const device = deviceOf(accounts, request, reply);
    return openSession(tx, { userId, method: 'password', device, siteUrl: accounts.settings.siteUrl });
  });
  return JSON.parse(JSON.stringify(await answerSession(accounts, request, reply, opened)));
}
