import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import { requireMail } from '../mail-links/access.ts';
import { countAsk } from '../mail-links/commands/count-ask.ts';
import { pkceFields, wishesOf } from '../mail-links/routes/link-wishes.ts';
import { knownAbout, refuseWeakPassword } from '../passwords/access.ts';
import { presentUser } from '../present.ts';
import { AuthRefusal } from '../protocol/access/auth-refusal.ts';
import { jsonObject, normalEmail, parseBody, text } from '../protocol/routes/bodies.ts';
import { findConfirmedUser } from '../queries/find-user.ts';
import type { Accounts } from '../services.ts';
import { openSession } from '../sessions/commands/open-session.ts';
import { deviceOf } from '../sessions/routes/device.ts';
import { answerSession } from '../sessions/routes/session-tokens.ts';
import { checkMetadata } from './access.ts';
import { sendConfirmation } from './commands/send-confirmation.ts';
import { signUp } from './commands/sign-up.ts';

const signUpBody = z.object({ email: text, phone: text, password: text, data: jsonObject, ...pkceFields });

export function addSignUpRoute(app: FastifyInstance, accounts: Accounts): void {
  const { db, mail, settings, transaction } = accounts;

  app.post('/signup', async (request, reply) => {
    await accounts.limits.requireFrom(request.ip, 'address sign-up');
    const body = parseBody(signUpBody, request.body);
    if (!body.email) throw new AuthRefusal(body.phone ? 'phone_provider_disabled' : 'anonymous_provider_disabled');
    if (!body.password) {
      throw new AuthRefusal('validation_failed', { message: 'Signup requires a valid password' });
    }
    const email = normalEmail(body.email);
    const metadata = checkMetadata(body.data);
    const wishes = wishesOf(settings, body, request.query);
    await refuseWeakPassword(body.password, settings.passwordMinimum, knownAbout(email, metadata));
    if (await findConfirmedUser(db, email)) throw new AuthRefusal('user_already_exists');
    if (!settings.autoconfirm) await transaction((tx) => requireMail(tx, mail, { kind: 'signup', to: email }));

    const passwordHash = await hashPassword(body.password);
    const input = { email, passwordHash, metadata, confirmed: settings.autoconfirm };
    if (settings.autoconfirm) {
      const device = deviceOf(accounts, request, reply);
      const opened = await transaction(async (tx) => {
        const { id: userId } = await signUp(tx, input);
        return openSession(tx, { userId, method: 'password', device, siteUrl: settings.siteUrl });
      });
      return answerSession(accounts, request, reply, opened);
    }
    const user = await transaction(async (tx) => {
      const waiting = await signUp(tx, input);
      const asked = await countAsk(tx, waiting.id, 'signup');
      return sendConfirmation(tx, mail, waiting, { ...wishes, asked });
    });
    return presentUser(user, []);
  });
}
