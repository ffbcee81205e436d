import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callerOf } from '#server/platform/http/caller.ts';
import { proveOwnerLately } from '../../passwords/routes/prove-owner.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { parseBody, text } from '../../protocol/routes/bodies.ts';
import type { Accounts } from '../../services.ts';
import { findSession } from '../../sessions/queries/find-session.ts';
import type { AuthMethod } from '../../sessions/tables.ts';
import type { ChangeContext } from '../commands/record-change.ts';

// Not part of the protocol: sent by our own pages.
const proof = z.object({ current_password: text, nonce: text });

/**
 * Requires a proof for changing the second factor, because a stolen session could lock the owner out. Throws
 * reauthentication_needed and the refusals of a wrong proof.
 */
export async function requireProof(
  accounts: Accounts,
  request: FastifyRequest,
  sessionId: string,
  methods?: readonly AuthMethod['method'][],
): Promise<void> {
  const { current_password: currentPassword, nonce } = parseBody(proof, request.body);
  const found = await findSession(accounts.db, sessionId);
  if (!found) throw new AuthRefusal('session_not_found');
  await proveOwnerLately(accounts, { ...found, currentPassword, nonce }, methods);
}

/** The same for actions at aal2: a second factor shown recently counts too. */
export const requireProofAtAal2 = (accounts: Accounts, request: FastifyRequest, sessionId: string) =>
  requireProof(accounts, request, sessionId, [...signIns, 'totp', 'mfa/recovery_code']);

const signIns: readonly AuthMethod['method'][] = ['password', 'otp', 'magiclink', 'recovery', 'passkey'];

/** The context of a change made by this request, for the email to the owner. */
export const changeContextOf = ({ settings }: Accounts, request: FastifyRequest): ChangeContext => ({
  settings,
  userAgent: callerOf(request).userAgent,
});
