import type { FastifyPluginAsync } from 'fastify';
import type { Accounts } from './access/open-accounts.ts';
import { addFactorRoutes } from './routes/factors.ts';
import { addFollowLinkRoute } from './routes/follow-link.ts';
import { addKeysRoute } from './routes/keys.ts';
import { addMailRequestRoutes } from './routes/mail-requests.ts';
import { addNotOfferedRoutes } from './routes/not-offered.ts';
import { speakProtocol } from './routes/protocol.ts';
import { addRecoveryCodeRoutes } from './routes/recovery-codes.ts';
import { addRefreshCookie } from './routes/refresh-cookie.ts';
import { addSignOutRoute } from './routes/sign-out.ts';
import { addSignUpRoute } from './routes/sign-up.ts';
import { addTokenRoute } from './routes/token.ts';
import { addUserRoutes } from './routes/user.ts';
import { addVerifyRoute } from './routes/verify.ts';

/** The sign-in protocol of `@supabase/auth-js`, to be registered under the prefix `/auth/v1`. */
export function authRoutes(accounts: Accounts): FastifyPluginAsync {
  return async (app) => {
    speakProtocol(app);
    await addRefreshCookie(app);
    addKeysRoute(app, accounts);
    addSignUpRoute(app, accounts);
    addTokenRoute(app, accounts);
    addUserRoutes(app, accounts);
    addSignOutRoute(app, accounts);
    addVerifyRoute(app, accounts);
    addFollowLinkRoute(app, accounts);
    addMailRequestRoutes(app, accounts);
    addFactorRoutes(app, accounts);
    addRecoveryCodeRoutes(app, accounts);
    addNotOfferedRoutes(app);
  };
}
