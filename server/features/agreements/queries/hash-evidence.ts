import { createHash } from 'node:crypto';
import type { EvidenceRow } from '../tables.ts';

/** What the first row follows. */
export const chainStart = Buffer.alloc(32);

/**
 * The hash that closes a row: over everything that it says, and over the hash of the row before it. Each value stands at
 * its place in a JSON array, so that nothing can move from one to the next unnoticed. Never to be changed: rows of this
 * form exist.
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
