import type { FastifyInstance } from 'fastify';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import type { Accounts } from '../../services.ts';
import { endSessions, type SignOutScope, signOutScopes } from '../commands/end-sessions.ts';
import { clearRefreshCookie, requireSignedIn } from './session-tokens.ts';

export function addSignOutRoute(app: FastifyInstance, accounts: Accounts): void {
  app.post('/logout', async (request, reply) => {
    const scope = scopeOf(request.query);
    // Even when the session is gone already, the browser need not keep its secret.
    if (scope !== 'others') clearRefreshCookie(accounts, request, reply);
    const { userId, sessionId } = await requireSignedIn(accounts, request);
    await accounts.transaction((tx) => endSessions(tx, { userId, sessionId, scope }));
    accounts.forget(userId);
    return reply.code(204).send();
  });
}

function scopeOf(query: unknown): SignOutScope {
  const { scope = 'global' } = query as { scope?: unknown };
  const known = signOutScopes.find((one) => one === scope);
  if (known) return known;
  throw new AuthRefusal('validation_failed', { message: 'Unsupported logout scope' });
}
