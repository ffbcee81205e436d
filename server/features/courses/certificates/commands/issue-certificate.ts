import { randomBytes } from 'node:crypto';
import { eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { now } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { eventKind } from '#server/platform/events/event-kind.ts';
import { repProfiles } from '../../../profiles/tables.ts';
import { ofCourse, wayBackFrom } from '../queries/ways-back.ts';
import { certificates } from '../tables.ts';

export const certificateIssued = eventKind<{ readonly certificateId: string }>('courses.certificate_issued');

interface Passed {
  readonly userId: string;
  readonly courseId: string;
  readonly versionId: string;
  readonly purchaseId: string;
  readonly scorePercent: number;
}

/**
 * Issues a certificate in the transaction that passes the test, with the rep's course locked. A rep has one valid
 * certificate per course, even after returning the course and passing again; another is issued only if they may retake the
 * test after a withdrawal.
 * @returns whether it is the first of them; null: none was issued
 */
export async function issueCertificate(tx: Tx, passed: Passed): Promise<'first' | 'another' | null> {
  const before = await tx.db.select().from(certificates).where(ofCourse(passed));
  if (!before.every((one) => wayBackFrom(one) === 'take the test')) return null;
  const [rep] = await tx.db
    .select({ fullName: repProfiles.fullName })
    .from(repProfiles)
    .where(eq(repProfiles.userId, passed.userId));
  if (!rep) throw new Error('A user without a profile passed a test');
  const issued = await tx.db
    .insert(certificates)
    .values({
      ...{ id: uuidv7(), number: makeNumber(), badgeId: uuidv7() },
      ...{ holderName: rep.fullName, issuedAt: now(), ...passed },
    })
    .onConflictDoNothing({
      target: [certificates.userId, certificates.courseId],
      where: isNull(certificates.withdrawnAt),
    })
    .returning({ id: certificates.id });
  if (issued.length === 0) return null;
  await tx.emitAll(
    certificateIssued,
    issued.map(({ id }) => ({ certificateId: id })),
  );
  return before.length === 0 ? 'first' : 'another';
}

// Crockford's alphabet: no I, L, O or U, so that it can be read aloud and typed from paper.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** TH-XXXX-XXXX-XXXX: 60 random bits. */
function makeNumber(): string {
  const symbols = [...randomBytes(12)].map((byte) => letters[byte % letters.length]).join('');
  return `TH-${symbols.slice(0, 4)}-${symbols.slice(4, 8)}-${symbols.slice(8)}`;
}
