import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/pool.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import type { EngagementRow } from '../../tables.ts';
import { type NewTerms, type Stated, wordTerms } from '../queries/word-terms.ts';
import { engagementTerms, type TermsRow } from '../tables.ts';
import type { ComposedTerms } from '../texts/compose-terms.ts';

/** Stores versions of terms with the text that is read and signed from then on. */
export async function writeTerms(tx: Tx, terms: readonly NewTerms[]): Promise<void> {
  if (terms.length === 0) return;
  const texts = await wordTerms(tx.db, terms);
  await tx.db.insert(engagementTerms).values(
    terms.map(({ stated, version, status, madeAt, dueAt }, at) => ({
      engagementId: stated.id,
      ...{ version, status },
      ...statedColumns(stated),
      ...(texts[at] as ComposedTerms),
      createdAt: madeAt,
      dueAt: dueAt ?? null,
    })),
  );
}

/** The columns that may differ between versions. */
export const statedColumns = ({
  schedule,
  startDate,
  locationId,
  locationAddress,
  payCents,
}: Pick<Stated, 'schedule' | 'startDate' | 'locationId' | 'locationAddress' | 'payCents'>) => ({
  schedule,
  startDate,
  locationId,
  locationAddress,
  payCents,
});

/** The terms in force. Composes and stores the text for an engagement that began without one. */
export async function termsInForce(tx: Tx, engagement: EngagementRow): Promise<TermsRow> {
  const found = await findInForce(tx.db, engagement.id);
  if (found) return found;
  const { termsVersion: version, acceptedAt: madeAt } = engagement;
  await writeTerms(tx, [{ stated: engagement, version, status: 'in_force', madeAt }]);
  return termsInForce(tx, engagement);
}

async function findInForce(db: Db, engagementId: string): Promise<TermsRow | undefined> {
  const rows = await db.select().from(engagementTerms).where(eq(engagementTerms.engagementId, engagementId));
  return rows.find(({ status }) => status === 'in_force');
}
