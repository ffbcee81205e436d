import { createHash } from 'node:crypto';
import type { EvidenceRow } from '../tables.ts';

/** The previous hash of the first row. */
export const chainStart = Buffer.alloc(32);

/**
 * The hash of a row: over all its values and the hash of the row before it. The values are in a JSON array, each at its position, so
 * that nothing can move from one to the next unnoticed. Never change this: stored rows depend on it.
 */
export function hashEvidence(row: Omit<EvidenceRow, 'rowHash'>): Buffer {
  const said = [
    'agreement evidence 1',
    row.position,
    row.id,
    row.previousHash.toString('hex'),
    row.userId,
    row.userType,
    row.sessionId,
    row.textSha256.toString('hex'),
    row.version,
    row.ticked,
    row.typedName,
    row.accountName,
    row.accountEmail,
    row.address,
    row.userAgent,
    row.signedAt.toISOString(),
  ];
  return createHash('sha256').update(JSON.stringify(said), 'utf8').digest();
}
