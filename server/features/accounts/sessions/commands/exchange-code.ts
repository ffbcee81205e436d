import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { isSame, sha256 } from '#server/platform/crypto/digests.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { PkceChallenge } from '../../mail-links/commands/issue-token.ts';
import { AuthRefusal } from '../../protocol/access/auth-refusal.ts';
import { lifetimes } from '../../services/settings.ts';
import { type AuthMethod, pkceCodes } from '../tables.ts';
import type { Device } from './note-device.ts';
import { type OpenSession, openSession } from './open-session.ts';

interface CodeFor {
  readonly userId: string;
  readonly pkce: PkceChallenge;
  /** How the person had proven who they are when the code was issued. */
  readonly method: AuthMethod['method'];
}

/** Issues the code that returns to the client through the address bar: useless without the client's verifier. */
export async function issueCode(tx: Tx, { userId, pkce, method }: CodeFor): Promise<string> {
  const code = randomBytes(32).toString('base64url');
  await tx.db.insert(pkceCodes).values({
    id: uuidv7(),
    userId,
    codeHash: sha256(code),
    challenge: pkce.challenge,
    challengeMethod: pkce.method,
    method,
  });
  return code;
}

interface Exchange {
  readonly code: string;
  readonly verifier: string;
  readonly device: Device;
  readonly siteUrl: string;
}

/** Opens the session of an issued code. Throws flow_state_not_found, flow_state_expired, bad_code_verifier. */
export async function exchangeCode(tx: Tx, { code, verifier, device, siteUrl }: Exchange): Promise<OpenSession> {
  const [flow] = await tx.db
    .select({
      row: pkceCodes,
      expired: sql<boolean>`${pkceCodes.createdAt} < now() - make_interval(secs => ${lifetimes.pkceCode})`,
    })
    .from(pkceCodes)
    .where(eq(pkceCodes.codeHash, sha256(code)))
    .for('update');
  if (!flow) throw new AuthRefusal('flow_state_not_found');
  if (flow.expired) throw new AuthRefusal('flow_state_expired');
  const { id, userId, challenge, challengeMethod, method } = flow.row;
  const given = challengeMethod === 'plain' ? verifier : sha256(verifier).toString('base64url');
  if (!isSame(sha256(given), sha256(challenge))) throw new AuthRefusal('bad_code_verifier');
  await tx.db.delete(pkceCodes).where(eq(pkceCodes.id, id));
  return openSession(tx, { userId, method, device, siteUrl });
}
