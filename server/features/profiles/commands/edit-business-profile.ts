import { and, eq, sql } from 'drizzle-orm';
import type { BusinessProfile, BusinessProfileInput } from '#contract/profiles/business-profiles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { BusinessActor } from '../../accounts/access.ts';
import { askForName } from '../names/commands/ask-for-name.ts';
import { showBusinessProfile } from '../queries/show-business-profile.ts';
import { businessProfiles } from '../tables.ts';
import { checkChoices } from './check-choices.ts';
import { holdBusiness } from './hold-profile.ts';
import { phoneColumns, readPhone } from './read-phone.ts';

/** Replaces the profile of the actor's business. */
export async function editBusinessProfile(
  tx: Tx,
  actor: BusinessActor,
  input: BusinessProfileInput,
): Promise<BusinessProfile> {
  const { version, companyName, signatoryName, ...said } = input;
  await holdBusiness(tx, actor);
  const phone = readPhone(said.phone);
  const { primaryLocationId, primaryIndustryId } = said;
  await checkChoices(tx, { locations: { primaryLocationId }, industries: { primaryIndustryId } });
  const names = await namesShown(tx, actor, { companyName, signatoryName });
  const saved = await tx.db
    .update(businessProfiles)
    .set({
      ...said,
      ...names,
      ...phoneColumns(businessProfiles, phone),
      version: sql`${businessProfiles.version} + 1`,
      updatedAt: sql`now()`,
    })
    // The second of two concurrent saves no longer finds its version.
    .where(and(eq(businessProfiles.id, actor.businessId), eq(businessProfiles.version, version)))
    .returning({ id: businessProfiles.id });
  if (saved.length === 0) throw new Refusal('profile.changed_elsewhere');
  return showBusinessProfile(tx.db, actor);
}

/** The names that others see after asking for these. */
async function namesShown(
  tx: Tx,
  { userId, businessId }: BusinessActor,
  wanted: Pick<BusinessProfileInput, 'companyName' | 'signatoryName'>,
) {
  const { companyName, signatoryName, nameApprovedAt } = businessProfiles;
  const [shown] = await tx.db
    .select({ companyName, signatoryName, nameApprovedAt })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessId));
  if (!shown) throw new Refusal('profile.changed_elsewhere');
  const about = { userId, approved: shown.nameApprovedAt !== null };
  return {
    companyName: await askForName(tx, {
      ...about,
      ...{ part: 'company_name', shown: shown.companyName, wanted: wanted.companyName },
    }),
    signatoryName:
      wanted.signatoryName === null
        ? shown.signatoryName
        : await askForName(tx, {
            ...about,
            ...{ part: 'signatory_name', shown: shown.signatoryName, wanted: wanted.signatoryName },
          }),
  };
}
