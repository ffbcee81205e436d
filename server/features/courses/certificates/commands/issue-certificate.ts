import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { certificates } from '../tables.ts';

interface Passed {
  readonly userId: string;
  readonly courseId: string;
  readonly versionId: string;
  readonly purchaseId: string;
  readonly scorePercent: number;
}

/**
 * In the transaction that passes the test. A rep has one certificate of a course, also one who gave it back and passes again.
 * @returns whether this is it
 */
export async function issueCertificate(tx: Tx, passed: Passed): Promise<boolean> {
  const [rep] = await tx.db
    .select({ fullName: repProfiles.fullName })
    .from(repProfiles)
    .where(eq(repProfiles.userId, passed.userId));
  if (!rep) throw new Error('Somebody without a profile passed a test');
  const issued = await tx.db
    .insert(certificates)
    .values({
      ...{ id: uuidv7(), number: makeNumber(), badgeId: uuidv7() },
      ...{ holderName: rep.fullName, issuedAt: now(), ...passed },
    })
    .onConflictDoNothing({ target: [certificates.userId, certificates.courseId] })
    .returning({ id: certificates.id });
  return issued.length > 0;
}

// Crockford's: no I, L, O or U, so that it can be read aloud and typed off paper.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** TH-XXXX-XXXX-XXXX: 60 random bits. */
function makeNumber(): string {
  const symbols = [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('');
  return `TH-${symbols.slice(0, 4)}-${symbols.slice(4, 8)}-${symbols.slice(8)}`;
}
