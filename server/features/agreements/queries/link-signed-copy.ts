import { and, eq } from 'drizzle-orm';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { legalContracts } from '../tables.ts';

/** A short-lived link to the PDF of the person's last signature. */
export async function linkSignedCopy(
  db: Db,
  links: FileLinks,
  { userId, userType }: { readonly userId: string; readonly userType: LegalUserType },
): Promise<{ url: string; name: string }> {
  const [contract] = await db
    .select({ copyKey: legalContracts.copyKey })
    .from(legalContracts)
    .where(and(eq(legalContracts.userId, userId), eq(legalContracts.userType, userType)));
  const key = contract?.copyKey;
  if (!key) throw new Refusal('legal.copy_not_ready');
  return { url: links.addressOf(key, { disposition: 'attachment' }), name: key.slice(key.lastIndexOf('/') + 1) };
}
