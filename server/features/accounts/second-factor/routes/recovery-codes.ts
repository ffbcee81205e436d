import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { subscriberOf } from '#server/platform/http/network.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { parseBody } from '../../protocol/routes/bodies.ts';
import type { Accounts } from '../../services.ts';
import { makeKnown } from '../../sessions/commands/note-device.ts';
import { deviceOf } from '../../sessions/routes/device.ts';
import { answerSession, requireSignedIn } from '../../sessions/routes/session-tokens.ts';
import type { SignedIn } from '../../sessions/services/session-check.ts';
import type { JsonObject } from '../../tables.ts';
import { makeRecoveryCodes, renewRecoveryCodes, useRecoveryCode } from '../commands/make-recovery-codes.ts';
import { removeFactor } from '../commands/remove-factor.ts';
import { countRecoveryCodes } from '../queries/count-recovery-codes.ts';
import { changeContextOf, requireProofAtAal2 } from './proof.ts';

const path = '/factors/recovery-codes';
const makeBody = z.object({ friendly_name: z.string().trim().max(100).nullish() });
const useBody = z.object({ code: z.string().max(100) });
const guesses = 'account and address recovery codes';
/** Limited by network: 79 bits can't be guessed, and an intruder with the password must not block the owner's last way to sign in. */
const fromHere = ({ ip }: FastifyRequest, userId: string) => `${userId} ${subscriberOf(ip)}`;

/** Routes for recovery codes, which replace a lost authenticator app. */
export function addRecoveryCodeRoutes(app: FastifyInstance, accounts: Accounts): void {
  const { db, transaction, recoveryKey, limits } = accounts;

  /** The caller, if their session has shown a factor and they gave a recent proof. */
  async function requireAal2(request: FastifyRequest): Promise<SignedIn> {
    await accounts.limits.requireFrom(request.ip, 'address factors');
    const signedIn = await requireSignedIn(accounts, request);
    if (signedIn.aal !== 'aal2') throw new AuthRefusal('insufficient_aal');
    await requireProofAtAal2(accounts, request, signedIn.sessionId);
    return signedIn;
  }

  app.get(path, async (request) => {
    const { userId } = await requireSignedIn(accounts, request);
    const count = await countRecoveryCodes(db, userId);
    if (!count) throw new AuthRefusal('mfa_factor_not_found');
    return { ...count, type: 'recovery_code' };
  });

  app.post(path, async (request) => {
    const { userId } = await requireAal2(request);
    const friendlyName = parseBody(makeBody, request.body).friendly_name || null;
    const context = { ...changeContextOf(accounts, request), recoveryKey };
    return presentCodes(await transaction((tx) => makeRecoveryCodes(tx, context, { userId, friendlyName })));
  });

  app.post(`${path}/regenerate`, async (request) => {
    const { userId } = await requireAal2(request);
    const context = { ...changeContextOf(accounts, request), recoveryKey };
    const renewed = await transaction((tx) => renewRecoveryCodes(tx, context, userId));
    await limits.clear(guesses, fromHere(request, userId));
    return presentCodes(renewed);
  });

  app.post(`${path}/verify`, async (request, reply) => {
    await accounts.limits.requireFrom(request.ip, 'address factors');
    const { userId, sessionId } = await requireSignedIn(accounts, request);
    const { code } = parseBody(useBody, request.body);
    const wait = await limits.take(guesses, fromHere(request, userId));
    if (wait > 0) throw new AuthRefusal('mfa_recovery_codes_locked', { retryAfterSeconds: wait });
    const device = deviceOf(accounts, request, reply);
    const raised = await transaction(async (tx) => {
      const opened = await useRecoveryCode(tx, recoveryKey, { userId, sessionId, code });
      await makeKnown(tx, userId, device);
      return opened;
    });
    await limits.clear(guesses, fromHere(request, userId));
    return answerSession(accounts, request, reply, raised);
  });

  app.delete(path, async (request) => {
    const { userId, aal } = await requireAal2(request);
    const count = await countRecoveryCodes(db, userId);
    if (!count) throw new AuthRefusal('mfa_factor_not_found');
    const context = changeContextOf(accounts, request);
    await transaction((tx) => removeFactor(tx, context, { userId, aal, factorId: count.id }));
    return { id: count.id };
  });
}

function presentCodes({ factor, codes }: Awaited<ReturnType<typeof makeRecoveryCodes>>): JsonObject {
  const { id, friendlyName } = factor;
  return { id, type: 'recovery_code', friendly_name: friendlyName ?? undefined, total: codes.length, codes };
}
