import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { brand } from '#contract/brand.ts';
import { base32, totpUri } from '#server/platform/crypto/totp.ts';
import { qrSvg } from '#server/platform/qr-code.ts';
import { AuthRefusal, type AuthRefusalKey } from '../../protocol/access/auth-refusal.ts';
import { parseBody, text } from '../../protocol/routes/bodies.ts';
import type { Accounts } from '../../services.ts';
import { makeKnown } from '../../sessions/commands/note-device.ts';
import { deviceOf } from '../../sessions/routes/device.ts';
import { answerSession, requireSignedIn } from '../../sessions/routes/session-tokens.ts';
import { enrollFactor } from '../commands/enroll-factor.ts';
import { removeFactor } from '../commands/remove-factor.ts';
import { challengeFactor, verifyFactor } from '../commands/verify-factor.ts';
import { isInUse } from '../queries/find-factors.ts';
import { guesserOf, takeGuesses } from '../services/code-guesses.ts';
import { changeContextOf, requireProof, requireProofAtAal2 } from './proof.ts';

const name = z.string().trim().max(100).nullish();
const enrollBody = z.object({ factor_type: text, friendly_name: name, issuer: name });
const verifyBody = z.object({ challenge_id: z.uuid(), code: z.string().max(20) });

const otherTypes = new Map<unknown, AuthRefusalKey>([
  ['phone', 'mfa_phone_enroll_not_enabled'],
  ['webauthn', 'mfa_webauthn_enroll_not_enabled'],
]);

/** Second factors: an authenticator app is enrolled, challenged and verified, which raises the session to aal2. */
export function addFactorRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { transaction, factorKey, limits } = accounts;

  app.post('/factors', async (request) => {
    await limits.requireFrom(request.ip, 'address factors');
    const { userId, sessionId, email, needsSecondFactor } = await requireSignedIn(accounts, request);
    const body = parseBody(enrollBody, request.body);
    if (body.factor_type !== 'totp') {
      const message = 'factor_type needs to be totp';
      const refusal = otherTypes.get(body.factor_type);
      throw refusal ? new AuthRefusal(refusal) : new AuthRefusal('validation_failed', { message });
    }
    if (needsSecondFactor) throw new AuthRefusal('factor_needs_aal2');
    await requireProof(accounts, request, sessionId);
    const friendlyName = body.friendly_name || null;
    const { id, secret } = await transaction((tx) => enrollFactor(tx, factorKey, { userId, friendlyName }));
    const uri = totpUri({ issuer: body.issuer || brand.name, account: email, secret });
    const totp = { qr_code: qrSvg(uri), secret: base32(secret), uri };
    return { id, type: 'totp', friendly_name: friendlyName ?? '', totp };
  });

  app.post('/factors/:factorId/challenge', async (request) => {
    await limits.requireFrom(request.ip, 'address factors');
    const { userId, sessionId } = await requireSignedIn(accounts, request);
    const caller = { userId, sessionId, address: request.ip };
    const { id, expiresAt } = await transaction((tx) => challengeFactor(tx, caller, factorIdOf(request)));
    return { id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) };
  });

  app.post('/factors/:factorId/verify', async (request, reply) => {
    await limits.requireFrom(request.ip, 'address factors');
    const { userId, sessionId } = await requireSignedIn(accounts, request);
    const { challenge_id: challengeId, code } = parseBody(verifyBody, request.body);
    const caller = { userId, sessionId, address: request.ip };
    const answer = { factorId: factorIdOf(request), challengeId, code: code.trim() };
    const device = deviceOf(accounts, request, reply);
    const guesser = await guesserOf(accounts.db, userId, device);
    await limits.require('account factors', guesser);
    const context = { ...changeContextOf(accounts, request), factorKey };
    const giveBack = await takeGuesses(limits, guesser, 1, (retryAfterSeconds) => {
      return new AuthRefusal('over_request_rate_limit', { retryAfterSeconds });
    });
    let wrong = false;
    try {
      const raised = await transaction(async (tx) => {
        const outcome = await verifyFactor(tx, context, caller, answer);
        if (typeof outcome !== 'string') await makeKnown(tx, userId, device);
        return outcome;
      });
      wrong = typeof raised === 'string';
      if (typeof raised === 'string') throw new AuthRefusal(raised);
      await limits.clear('account factors', guesser);
      return answerSession(accounts, request, reply, raised);
    } finally {
      if (!wrong) await giveBack();
    }
  });

  app.delete('/factors/:factorId', async (request) => {
    await limits.requireFrom(request.ip, 'address factors');
    const { userId, sessionId, aal } = await requireSignedIn(accounts, request);
    const factorId = factorIdOf(request);
    // An unverified factor may be removed by any session of the account, and aal1 is refused in any case.
    if (aal === 'aal2' && (await isInUse(accounts.db, userId, factorId))) {
      await requireProofAtAal2(accounts, request, sessionId);
    }
    const context = changeContextOf(accounts, request);
    await transaction((tx) => removeFactor(tx, context, { userId, aal, factorId }));
    return { id: factorId };
  });
}

function factorIdOf({ params }: FastifyRequest): string {
  const { factorId } = params as { factorId: string };
  if (z.uuid().safeParse(factorId).success) return factorId;
  throw new AuthRefusal('mfa_factor_not_found');
}
