import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newPasskeyAnswer, passkeyAnswer } from '#contract/accounts/passkeys.ts';
import { brand } from '#contract/brand.ts';
import { askForNewPasskey, askForPasskey } from '#server/platform/passkeys/ask-passkey.ts';
import { checkNewPasskey, checkPasskey } from '#server/platform/passkeys/check-passkey.ts';
import { hasPasskeys, passkeySiteOf } from '#server/platform/passkeys/passkey.ts';
import { AuthRefusal } from '../protocol/access/auth-refusal.ts';
import { parseBody } from '../protocol/routes/bodies.ts';
import { changeContextOf, requireProof, requireProofAtAal2 } from '../second-factor/routes/proof.ts';
import { lifetimes } from '../services/settings.ts';
import type { Accounts } from '../services.ts';
import { deviceOf } from '../sessions/routes/device.ts';
import { answerSession, requireSignedIn } from '../sessions/routes/session-tokens.ts';
import type { SignedIn } from '../sessions/services/session-check.ts';
import { addPasskey, refuseTooMany } from './commands/add-passkey.ts';
import { removePasskey, renamePasskey } from './commands/change-passkey.ts';
import { issueChallenge, takeChallenge } from './commands/passkey-challenges.ts';
import { signInByPasskey } from './commands/sign-in-by-passkey.ts';
import { presentPasskey } from './present.ts';
import { findByCredential, findPasskey, findPasskeys } from './queries/find-passkeys.ts';

const newPasskeyBody = z.object({ challenge_id: z.uuid(), credential: newPasskeyAnswer });
const passkeyBody = z.object({ challenge_id: z.uuid(), credential: passkeyAnswer });
const renameBody = z.object({ friendly_name: z.string().trim().min(1).max(100) });
const lifetime = lifetimes.challenge;
const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);

/** The protocol's calls for passkeys, which sign in without a password. */
export function addPasskeyRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { db, transaction, settings, limits } = accounts;
  const site = passkeySiteOf(settings.siteUrl);
  const offered = hasPasskeys(settings.siteUrl);

  /** The caller, if their session has shown every factor that the account asks for. */
  async function requireWhole(request: FastifyRequest): Promise<SignedIn> {
    const signedIn = await requireSignedIn(accounts, request);
    if (signedIn.needsSecondFactor) throw new AuthRefusal('insufficient_aal');
    return signedIn;
  }

  app.post('/passkeys/registration/options', async (request) => {
    await limits.requireFrom(request.ip, 'address factors');
    const { userId, sessionId, email } = await requireWhole(request);
    if (!offered) throw new AuthRefusal('passkey_disabled');
    await requireProof(accounts, request, sessionId);
    await refuseTooMany(db, userId);
    const { id, challenge, expiresAt } = await issueChallenge(db, { purpose: 'registration', sessionId });
    const user = { id: userId, name: email, displayName: email };
    const own = await findPasskeys(db, userId);
    const options = await askForNewPasskey({ site: { ...site, name: brand.name }, challenge, lifetime, user, own });
    return { challenge_id: id, options, expires_at: seconds(expiresAt) };
  });

  app.post('/passkeys/registration/verify', async (request) => {
    await limits.requireFrom(request.ip, 'address factors');
    const { userId, sessionId } = await requireWhole(request);
    const { challenge_id: id, credential } = parseBody(newPasskeyBody, request.body);
    const challenge = await takeChallenge(db, id, { purpose: 'registration', sessionId });
    const key = await checkNewPasskey({ site, challenge }, credential);
    if (!key) throw new AuthRefusal('webauthn_verification_failed');
    const context = changeContextOf(accounts, request);
    const { friendlyName: name, ...factor } = await transaction((tx) => addPasskey(tx, context, { userId, key }));
    return presentPasskey({ ...factor, name });
  });

  app.post('/passkeys/authentication/options', async (request) => {
    await limits.requireFrom(request.ip, 'address passkey');
    if (!offered) throw new AuthRefusal('passkey_disabled');
    const { id, challenge, expiresAt } = await issueChallenge(db, { purpose: 'sign_in', sessionId: null });
    const options = await askForPasskey({ site, challenge, lifetime });
    return { challenge_id: id, options, expires_at: seconds(expiresAt) };
  });

  app.post('/passkeys/authentication/verify', async (request, reply) => {
    await limits.requireFrom(request.ip, 'address passkey');
    const { challenge_id: id, credential } = parseBody(passkeyBody, request.body);
    const challenge = await takeChallenge(db, id, { purpose: 'sign_in', sessionId: null });
    const passkey = await findByCredential(db, Buffer.from(credential.id, 'base64url'));
    if (!passkey) throw new AuthRefusal('webauthn_credential_not_found');
    const { userId, id: passkeyId } = passkey;
    const signCount = await checkPasskey({ site, challenge, userId, passkey }, credential);
    if (signCount === null) throw new AuthRefusal('webauthn_verification_failed');
    const device = deviceOf(accounts, request, reply);
    const { siteUrl } = settings;
    const opened = await transaction((tx) => signInByPasskey(tx, { userId, passkeyId, signCount, device, siteUrl }));
    return answerSession(accounts, request, reply, opened);
  });

  app.get('/passkeys', async (request) => {
    const { userId } = await requireWhole(request);
    return (await findPasskeys(db, userId)).map(presentPasskey);
  });

  app.patch('/passkeys/:passkeyId', async (request) => {
    await limits.requireFrom(request.ip, 'address factors');
    const { userId } = await requireWhole(request);
    const id = passkeyIdOf(request);
    const { friendly_name: name } = parseBody(renameBody, request.body);
    await transaction((tx) => renamePasskey(tx, { userId, id }, name));
    const renamed = await findPasskey(db, userId, id);
    if (!renamed) throw new AuthRefusal('passkey_not_found');
    return presentPasskey(renamed);
  });

  app.delete('/passkeys/:passkeyId', async (request, reply) => {
    await limits.requireFrom(request.ip, 'address factors');
    const { userId, sessionId } = await requireWhole(request);
    const id = passkeyIdOf(request);
    await requireProofAtAal2(accounts, request, sessionId);
    const context = changeContextOf(accounts, request);
    await transaction((tx) => removePasskey(tx, context, { userId, id, sessionId }));
    return reply.code(204).send();
  });
}

function passkeyIdOf({ params }: FastifyRequest): string {
  const { passkeyId } = params as { passkeyId: string };
  if (z.uuid().safeParse(passkeyId).success) return passkeyId;
  throw new AuthRefusal('passkey_not_found');
}
