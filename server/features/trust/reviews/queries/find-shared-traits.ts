import { inArray, sql } from 'drizzle-orm';
import type { SharedTrait } from '#contract/trust/review-options.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { knownDevices } from '../../../accounts/sessions/tables.ts';
import { businessProfiles, repProfiles } from '../../../profiles/tables.ts';
import { findMatches } from '../../../vetting/checks/queries/find-matches.ts';
import { userVetting } from '../../../vetting/tables.ts';

/** What the accounts of both sides have in common, as far as we know it anyway. Empty: nothing suggests that they are one person. */
export async function findSharedTraits(
  db: Db,
  { rep, business }: { readonly rep: string; readonly business: string },
): Promise<SharedTrait[]> {
  const cases = await db
    .select({ id: userVetting.id, userId: userVetting.userId })
    .from(userVetting)
    .where(inArray(userVetting.userId, [rep, business]));
  const idsOf = (userId: string) => cases.filter((one) => one.userId === userId).map(({ id }) => id);
  const ofBusiness = new Set(idsOf(business));
  const matches = (await findMatches(db, idsOf(rep))).filter(({ otherId }) => ofBusiness.has(otherId));
  const { rows } = await db.execute<{ phone: boolean; device: boolean }>(sql`
    select
      exists (
        select from (${phonesOf(rep)}) as one join (${phonesOf(business)}) as other using (phone) where phone is not null
      ) as phone,
      exists (
        select from ${knownDevices} one join ${knownDevices} other using (device_hash)
        where one.user_id = ${rep} and other.user_id = ${business} and one.has_secret and other.has_secret
      ) as device`);
  const [same] = rows;
  return [
    ...(matches.some(({ subject }) => subject !== null) ? ['number' as const] : []),
    ...(matches.some(({ document }) => document !== null) ? ['file' as const] : []),
    ...(same?.phone ? ['phone' as const] : []),
    ...(same?.device ? ['device' as const] : []),
  ];
}

/** The numbers of both profiles of a user, former ones included. */
const phonesOf = (userId: string) => sql`
  select unnest(array[phone, former_phone]) as phone from ${repProfiles} where user_id = ${userId}
  union select unnest(array[phone, former_phone]) from ${businessProfiles} where user_id = ${userId}`;
