import { isDeepStrictEqual } from 'node:util';
import { and, eq, sql } from 'drizzle-orm';
import type { RepProfile, RepProfileInput } from '#contract/profiles/rep-profiles.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RepActor } from '../../accounts/access.ts';
import { askForName } from '../names/commands/ask-for-name.ts';
import { spellAsKnown } from '../queries/search-skills.ts';
import { showRepProfile } from '../queries/show-rep-profile.ts';
import { repProfiles } from '../tables.ts';
import { checkChoices } from './check-choices.ts';
import { insistOnTags } from './confirm-tags.ts';
import { holdRep } from './hold-profile.ts';
import { repProfileChanged } from './profile-events.ts';
import { phoneColumns, readPhone } from './read-phone.ts';

/** Replaces the actor's rep profile. */
export async function editRepProfile(tx: Tx, actor: RepActor, input: RepProfileInput): Promise<RepProfile> {
  const { version, ...said } = input;
  await holdRep(tx, actor);
  const phone = readPhone(said.phone);
  const { locationId, preferredLocationId, preferredIndustryId, age } = said;
  insistOnTags(said.tags);
  await checkChoices(tx, { locations: { locationId, preferredLocationId }, industries: { preferredIndustryId } });
  const skills = await spellAsKnown(tx.db, said.skills);
  const today = sql`(now() at time zone 'Africa/Johannesburg')::date`;
  const ofActor = eq(repProfiles.id, actor.repId);
  const [before] = await tx.db.select().from(repProfiles).where(ofActor);
  if (!before) throw new Refusal('profile.changed_elsewhere');
  const fullName = await askForName(tx, {
    ...{ userId: actor.userId, part: 'full_name', approved: before.nameApprovedAt !== null },
    ...{ shown: before.fullName, wanted: said.fullName },
  });
  const [saved] = await tx.db
    .update(repProfiles)
    .set({
      ...said,
      fullName,
      // Null: the form didn't ask.
      tags: said.tags ?? before.tags,
      refuses: said.refuses ?? before.refuses,
      ...phoneColumns(repProfiles, phone),
      skills,
      // Saving another field does not restate the age.
      ageStatedOn:
        age === null
          ? null
          : sql`case when ${repProfiles.age} = ${age}::smallint then ${repProfiles.ageStatedOn} else ${today} end`,
      version: sql`${repProfiles.version} + 1`,
      updatedAt: sql`now()`,
    })
    // The second of two concurrent saves no longer finds its version.
    .where(and(ofActor, eq(repProfiles.version, version)))
    .returning();
  if (!saved) throw new Refusal('profile.changed_elsewhere');
  const fields = Object.keys(said) as (keyof typeof said)[];
  const changed = fields.filter((field) => !isDeepStrictEqual(before[field], saved[field]));
  await tx.emit(repProfileChanged, { repId: actor.repId, changed });
  return showRepProfile(tx.db, actor);
}
