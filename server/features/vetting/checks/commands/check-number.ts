import { and, eq, inArray, sql } from 'drizzle-orm';
import { checkedNumber, cleanNumber } from '#contract/clean-number.ts';
import type { NumberFault, NumberKind } from '#contract/vetting/cases.ts';
import type { NumberInput } from '#contract/vetting/review-api.ts';
import { cipcNumber, cipcNumberFault, formerCipcSpellings } from '#domain/vetting/cipc-number.ts';
import { ageOn, readIdNumber } from '#domain/vetting/sa-id-number.ts';
import { refuseReview } from '#domain/vetting/vetting-review.ts';
import { deriveKey, hmac } from '#server/platform/crypto/digests.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AdminActor } from '../../../operators/access.ts';
import { lockCase } from '../../review/commands/lock-case.ts';
import { vettingChecks } from '../tables.ts';

interface Settings {
  /** At least 32 characters. */
  readonly secretKey: Secret;
}

/**
 * Checks a number that the reviewer typed from a document, and stores the result, but not the number, which is not needed
 * afterwards.
 */
export async function checkNumber(
  tx: Tx,
  actor: AdminActor,
  { vettingId, subject, kind, number }: NumberInput & { readonly vettingId: string },
  { secretKey }: Settings,
): Promise<void> {
  // A reviewer who may ask for a document may also check one.
  const refusal = refuseReview('askAgain', await lockCase(tx, actor, vettingId));
  if (refusal) throw new Refusal(refusal);
  const today = await southAfricanDay(tx.db);
  const found = {
    kind,
    ...checks[kind](number, today),
    numberHash: hashNumber(secretKey, kind, number),
    checkedBy: actor.adminId,
    checkedAt: sql`now()`,
  };
  await tx.db
    .insert(vettingChecks)
    .values({ vettingId, subject, ...found })
    .onConflictDoUpdate({ target: [vettingChecks.vettingId, vettingChecks.subject], set: found });
  if (kind === 'cipc') await correctFormerChecks(tx, { secretKey, number, ...found });
}

interface Checked extends Finding, Settings {
  readonly number: string;
  readonly numberHash: Buffer;
}

/**
 * Corrects earlier checks of the same company: an earlier version hashed other spellings of its number separately, with the fault
 * `form`. The numbers aren't stored, so they can be matched only when the company is checked again.
 */
async function correctFormerChecks(tx: Tx, { secretKey, number, numberHash, fault }: Checked): Promise<void> {
  const hash = hasher(secretKey, 'cipc');
  const former = formerCipcSpellings(number).map(hash);
  if (former.length === 0) return;
  await tx.db
    .update(vettingChecks)
    .set({ numberHash, fault })
    .where(and(eq(vettingChecks.kind, 'cipc'), inArray(vettingChecks.numberHash, former)));
}

async function southAfricanDay(db: Db): Promise<string> {
  const { rows } = await db.execute<{ today: string }>(
    sql`select to_char(now() at time zone 'Africa/Johannesburg', 'YYYY-MM-DD') as today`,
  );
  return rows[0]?.today ?? '';
}

interface Finding {
  readonly fault: NumberFault | null;
  /** In full years. */
  readonly age: number | null;
}

const checks: Record<NumberKind, (number: string, today: string) => Finding> = {
  'sa-id': (number, today) => {
    const read = readIdNumber(number, today);
    return typeof read === 'string' ? { fault: read, age: null } : { fault: null, age: ageOn(read.birthDate, today) };
  },
  // The format differs by country.
  passport: () => ({ fault: null, age: null }),
  cipc: (number, today) => ({ fault: cipcNumberFault(number, today), age: null }),
};

const tidied: Record<NumberKind, (number: string) => string> = {
  'sa-id': checkedNumber,
  passport: (number) => cleanNumber(number).toUpperCase(),
  cipc: cipcNumber,
};

/**
 * The hash for finding the same number in other cases. There are so few ID numbers that a plain hash could be reversed by trying them
 * all, so it is keyed: the database alone does not reveal them. The numbers aren't stored, so the key outlives a replaced SECRET_KEY.
 */
export const hashNumber = (secretKey: Secret, kind: NumberKind, number: string): Buffer =>
  hasher(secretKey, kind)(tidied[kind](number));

function hasher(secretKey: Secret, kind: NumberKind): (spelling: string) => Buffer {
  const key = deriveKey(secretKey, 'thengisa vetting', 'document numbers');
  return (spelling) => hmac(key.lasting, `${kind}:${spelling}`);
}
