import type { z } from 'zod';
import {
  type AdminSession,
  type adminCodeInput,
  type adminSignInInput,
  operatorsApi,
} from '#contract/operators/operators.ts';
import type { Route, RouteContext } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireOwnOrigin } from '../access.ts';
import type { OpenedSession } from '../commands/open-admin-session.ts';
import { proveCode } from '../commands/prove-code.ts';
import { provePassword } from '../commands/prove-password.ts';
import { startSignIn } from '../commands/start-sign-in.ts';
import { presentAdminSession, presentSetUp } from '../present.ts';
import { type AdminSettings, lifetimes, sessionCookie, signInCookie } from '../services/settings.ts';
import type { Operators } from '../services.ts';

/** The response to a finished sign-in: the browser's cookie, and the page's data. */
export function sessionAnswer(settings: AdminSettings) {
  const cookies = { session: sessionCookie(settings), signIn: signInCookie(settings) };
  return ({ setCookie }: RouteContext, opened: OpenedSession): AdminSession => {
    setCookie(cookies.session.store(opened.token, lifetimes.session));
    setCookie(cookies.signIn.remove());
    return presentAdminSession(opened);
  };
}

/** Both steps of signing in. Open to anyone, but only from our own pages. */
export function signInRoutes(operators: Operators): readonly Route[] {
  const { settings, transaction } = operators;
  const cookies = { signIn: signInCookie(settings) };

  const answerSession = sessionAnswer(settings);

  return [
    {
      endpoint: operatorsApi.signIn,
      handle: async (context, { body }) => {
        const { caller, setCookie } = context;
        requireOwnOrigin(caller, settings);
        const { setUpSecondFactor, ...credentials } = body as z.output<typeof adminSignInInput>;
        const proven = await provePassword(operators, credentials, caller);
        const started = await transaction((tx) =>
          startSignIn(tx, operators, proven, { setUpSecondFactor, from: caller }),
        );
        if ('session' in started) return { session: answerSession(context, started), setUp: null, passkey: 'none' };
        setCookie(cookies.signIn.store(started.token, lifetimes.signIn));
        const setUp = started.newSecret && presentSetUp(started.email, started.newSecret);
        return { session: null, setUp, passkey: started.passkey };
      },
    },
    {
      endpoint: operatorsApi.proveCode,
      handle: async (context, { body }) => {
        const { caller } = context;
        requireOwnOrigin(caller, settings);
        const token = cookies.signIn.read(caller.cookie);
        if (token === null) throw new Refusal('admin.sign_in_over');
        const { code } = body as z.output<typeof adminCodeInput>;
        return answerSession(context, await proveCode(operators, { token, code, from: caller }));
      },
    },
  ];
}
