import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findIndustry, findLocation } from '../../catalogue/queries.ts';

/** Ids by field name; a field may be empty. */
type Chosen = Readonly<Record<string, string | null>>;

export async function checkChoices(
  tx: Tx,
  { locations, industries }: { readonly locations: Chosen; readonly industries: Chosen },
): Promise<void> {
  for (const [field, id] of Object.entries(locations))
    if (id !== null && !(await findLocation(tx.db, id)))
      throw new Refusal('location.unknown', { fields: [{ field, message: 'Choose a location from the list.' }] });
  for (const [field, id] of Object.entries(industries))
    if (id !== null && !(await findIndustry(tx.db, id)))
      throw new Refusal('industry.unknown', { fields: [{ field, message: 'Choose an industry from the list.' }] });
}
