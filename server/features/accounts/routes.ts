import type { FastifyPluginAsync } from 'fastify';
import { addFollowLinkRoute } from './mail-links/routes/follow-link.ts';
import { addMailRequestRoutes } from './mail-links/routes/mail-requests.ts';
import { addVerifyRoute } from './mail-links/routes/verify.ts';
import { addUserRoutes } from './own-account/routes/user.ts';
import { addPasskeyRoutes } from './passkeys/routes.ts';
import { addNotOfferedRoutes, speakProtocol } from './protocol/routes.ts';
import { addFactorRoutes } from './second-factor/routes/factors.ts';
import { addRecoveryCodeRoutes } from './second-factor/routes/recovery-codes.ts';
import type { Accounts } from './services.ts';
import { addKeysRoute } from './sessions/routes/keys.ts';
import { addRefreshCookie } from './sessions/routes/session-tokens.ts';
import { addSignOutRoute, type SignOutAlong } from './sessions/routes/sign-out.ts';
import { addTokenRoute } from './sessions/routes/token.ts';
import { addSignUpRoute } from './sign-up/routes.ts';

interface Wiring {
  /** Supplied by features that accounts does not depend on. */
  readonly signOutAlong?: SignOutAlong;
}

/** The sign-in protocol of `@supabase/auth-js`, to be registered under the prefix `/auth/v1`. */
export function authRoutes(accounts: Accounts, { signOutAlong = async () => [] }: Wiring = {}): FastifyPluginAsync {
  return async (app) => {
    speakProtocol(app);
    await addRefreshCookie(app);
    addKeysRoute(app, accounts);
    addSignUpRoute(app, accounts);
    addTokenRoute(app, accounts);
    addUserRoutes(app, accounts);
    addSignOutRoute(app, accounts, signOutAlong);
    addVerifyRoute(app, accounts);
    addFollowLinkRoute(app, accounts);
    addMailRequestRoutes(app, accounts);
    addFactorRoutes(app, accounts);
    addRecoveryCodeRoutes(app, accounts);
    addPasskeyRoutes(app, accounts);
    addNotOfferedRoutes(app);
  };
}
