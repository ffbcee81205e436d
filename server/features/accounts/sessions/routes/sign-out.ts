import type { FastifyInstance } from 'fastify';
import { callerOf } from '#server/platform/http/caller.ts';
import type { BrowserCaller } from '#server/platform/http/route.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import type { Accounts } from '../../services.ts';
import { endSessions, type SignOutScope, signOutScopes } from '../commands/end-sessions.ts';
import { clearRefreshCookie, requireSignedIn } from './session-tokens.ts';

/** Ends the browser's other sign-ins, too. Returns the `Set-Cookie` headers that clear them. */
export type SignOutAlong = (caller: BrowserCaller) => Promise<readonly string[]>;

export function addSignOutRoute(app: FastifyInstance, accounts: Accounts, signOutAlong: SignOutAlong): void {
  app.post('/logout', async (request, reply) => {
    const scope = scopeOf(request.query);
    if (scope !== 'others') {
      // Even when the session has ended already, the browser need not keep its secret.
      clearRefreshCookie(accounts, request, reply);
      for (const header of await signOutAlong(callerOf(request))) reply.header('set-cookie', header);
    }
    const { userId, sessionId } = await requireSignedIn(accounts, request);
    await accounts.transaction((tx) => endSessions(tx, { userId, sessionId, scope }));
    return reply.code(204).send();
  });
}

function scopeOf(query: unknown): SignOutScope {
  const { scope = 'global' } = query as { scope?: unknown };
  const known = signOutScopes.find((one) => one === scope);
  if (known) return known;
  throw new AuthRefusal('validation_failed', { message: 'Unsupported logout scope' });
}
