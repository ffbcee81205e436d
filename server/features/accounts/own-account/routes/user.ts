import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { hashPassword, verifyPassword } from '#server/platform/crypto/password-hash.ts';
import { requireMail } from '../../mail-links/access.ts';
import { pkceFields, wishesOf } from '../../mail-links/routes/link-wishes.ts';
import { knownAbout, refuseWeakPassword } from '../../passwords/access.ts';
import { changePassword, mergeMetadata } from '../../passwords/commands/change-password.ts';
import { sendReauthentication } from '../../passwords/commands/reauthenticate-user.ts';
import { proveOwner } from '../../passwords/routes/prove-owner.ts';
import { presentUser } from '../../present.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { normalEmail, parseBody, text } from '../../protocol/routes/bodies.ts';
import { findUser } from '../../queries/find-user.ts';
import { findFactors } from '../../second-factor/queries/find-factors.ts';
import type { Accounts } from '../../services.ts';
import { noteProof } from '../../sessions/commands/note-proof.ts';
import { findSession } from '../../sessions/queries/find-session.ts';
import { requireSignedIn } from '../../sessions/routes/session-tokens.ts';
import type { JsonObject } from '../../tables.ts';
import { requestEmailChange } from '../commands/change-email.ts';

const updateBody = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data: z.record(z.string(), z.unknown()).nullish(),
  ...pkceFields,
});

type Update = z.output<typeof updateBody>;

export function addUserRoutes(app: FastifyInstance, accounts: Accounts): void {
  app.get('/user', async (request) => {
    const { userId } = await requireSignedIn(accounts, request);
    return describeUser(accounts, userId);
  });

  app.put('/user', async (request) => {
    await accounts.limits.requireFrom(request.ip, 'address update');
    const { userId, sessionId, needsSecondFactor } = await requireSignedIn(accounts, request);
    const body = parseBody(updateBody, request.body);
    if (needsSecondFactor) throw new AuthRefusal('insufficient_aal');
    if (body.phone) throw new AuthRefusal('phone_provider_disabled');
    const found = await findSession(accounts.db, sessionId);
    if (!found) throw new AuthRefusal('session_not_found');
    await update(accounts, request, body, found);
    return describeUser(accounts, userId);
  });

  app.get('/reauthenticate', { exposeHeadRoute: false }, async (request) => {
    await accounts.limits.requireFrom(request.ip, 'address update');
    const { userId: id, email } = await requireSignedIn(accounts, request);
    const { mail } = accounts;
    await accounts.transaction(async (tx) => {
      await requireMail(tx, mail, { kind: 'reauthentication', to: email, ownerId: id });
      await sendReauthentication(tx, mail.codeKey, { id, email });
    });
    return {};
  });
}

async function update(
  accounts: Accounts,
  request: FastifyRequest,
  body: Update,
  found: NonNullable<Awaited<ReturnType<typeof findSession>>>,
): Promise<void> {
  const { user, session } = found;
  const { settings, mail, transaction } = accounts;
  const { password, data, current_password: currentPassword, nonce } = body;
  const newEmail = body.email === undefined ? user.email : normalEmail(body.email);
  const wishes = wishesOf(settings, body, request.query);

  let passwordHash: string | null = null;
  if (password !== undefined) {
    await refuseWeakPassword(password, settings.passwordMinimum, knownAbout(user.email, user.userMetadata));
    await proveOwner(accounts, { ...found, currentPassword, nonce });
    if (await verifyPassword(user.passwordHash, password)) throw new AuthRefusal('same_password');
    passwordHash = await hashPassword(password);
  }
  if (newEmail !== user.email) {
    // In its own transaction: requests for addresses that are taken count as well.
    await transaction((tx) => requireMail(tx, mail, { kind: 'email_change', to: user.email, ownerId: user.id }));
  }

  await transaction(async (tx) => {
    const { id: userId, passwordHash: from } = user;
    const { siteUrl } = settings;
    if (data) await mergeMetadata(tx, userId, data);
    if (passwordHash !== null) {
      await changePassword(tx, { userId, sessionId: session.id, from, to: passwordHash, siteUrl });
      // The new password would be the proof: it was typed just now.
      await noteProof(tx, session.id, { owner: true, factor: false });
    }
    if (newEmail !== user.email) await requestEmailChange(tx, mail, { user, newEmail, wishes });
  });
}

async function describeUser({ db }: Accounts, userId: string): Promise<JsonObject> {
  const [user, factors] = await Promise.all([findUser(db, userId), findFactors(db, userId)]);
  if (!user) throw new AuthRefusal('user_not_found');
  return presentUser(user, factors);
}
