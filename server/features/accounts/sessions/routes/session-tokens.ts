import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentSession } from '../../present.ts';
import { giveRefreshToken, isOwnOrigin } from '../../routes/refresh-cookie.ts';
import { findFactors } from '../../second-factor/queries/find-factors.ts';
import { lifetimes } from '../../services/settings.ts';
import type { Accounts } from '../../services.ts';
import type { JsonObject } from '../../tables.ts';
import type { OpenSession } from '../commands/open-session.ts';
import { signAccessToken } from '../services/access-token.ts';

/** The session as the client is given it, with fresh tokens. */
export async function answerSession(
  accounts: Accounts,
  request: FastifyRequest,
  reply: FastifyReply,
  { user, session }: OpenSession,
  ownOrigin = isOwnOrigin(request, accounts.settings.siteUrl),
): Promise<JsonObject> {
  const { token, expiresAt } = await signAccessToken(accounts.keys, accounts.settings, user, session);
  return presentSession({
    user,
    factors: await findFactors(accounts.db, user.id),
    accessToken: token,
    expiresIn: lifetimes.accessToken,
    expiresAt,
    refreshToken: giveRefreshToken(accounts, reply, session, ownOrigin),
  });
}
