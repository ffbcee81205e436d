import { eq, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import type { UserType } from '#contract/accounts/roles.ts';
import { valuesOf } from '#contract/catalogue/options.ts';
import { line, prose } from '#contract/fields.ts';
import { nameField } from '#contract/names/name-field.ts';
import { needsReview } from '#contract/names/protected-names.ts';
import { repAvailability, repExperience } from '#contract/profiles/options.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { industries, locations } from '../catalogue/tables.ts';
import { profileAdded } from './commands/profile-events.ts';
import { phoneOrNull } from './commands/read-phone.ts';
import { startName } from './names/commands/ask-for-name.ts';
import { businessProfiles, repProfiles } from './tables.ts';

interface SignedUp {
  readonly userId: string;
  readonly userType: UserType;
  readonly metadata: Readonly<Record<string, unknown>>;
}

const textOrNull = (label: string) => line(label).nullable().catch(null);
const nameOrNull = (label: string) => nameField(label).nullable().catch(null);

// Written by the browser: values that don't fit count as missing, so that a sign-up never fails because of them.
const metadataFields = z.object({
  full_name: nameOrNull('Full name'),
  company_name: nameOrNull('Company name'),
  preferred_location: textOrNull('Preferred location'),
  preferred_industry: textOrNull('Preferred industry'),
  primary_location: textOrNull('Primary location'),
  primary_industry: textOrNull('Primary industry'),
  phone: line('Phone number', 40).transform(phoneOrNull).nullable().catch(null),
  description: prose('Description', 2000).nullable().catch(null),
  experience: z.enum(valuesOf(repExperience)).nullable().catch(null),
  availability: z.enum(valuesOf(repAvailability)).nullable().catch(null),
});

/** Creates the profile of a new account from the details of the sign-up form. Idempotent. */
export async function createProfileForSignUp(tx: Tx, { userId, userType, metadata }: SignedUp): Promise<void> {
  const given = metadataFields.parse(metadata);
  if (userType === 'business') {
    const wanted = given.company_name ?? given.full_name;
    const name = startName({ userId, part: 'company_name', wanted });
    const signatoryName = given.full_name !== null && !needsReview(given.full_name) ? given.full_name : null;
    const added = await tx.db
      .insert(businessProfiles)
      .values({
        id: uuidv7(),
        userId,
        companyName: name.shown,
        signatoryName,
        primaryLocationId: await idOf(tx, locations.id, locations.name, given.primary_location),
        primaryIndustryId: await idOf(tx, industries.id, industries.name, given.primary_industry),
        phone: given.phone,
        description: given.description,
      })
      .onConflictDoNothing()
      .returning({ id: businessProfiles.id });
    if (added.length > 0) {
      await name.askForRest(tx);
      await tx.emit(profileAdded, { userId, side: 'business' });
    }
    return;
  }
  const name = startName({ userId, part: 'full_name', wanted: given.full_name });
  const added = await tx.db
    .insert(repProfiles)
    .values({
      id: uuidv7(),
      userId,
      fullName: name.shown,
      preferredLocationId: await idOf(tx, locations.id, locations.name, given.preferred_location),
      preferredIndustryId: await idOf(tx, industries.id, industries.name, given.preferred_industry),
      phone: given.phone,
      description: given.description,
      experience: given.experience,
      availability: given.availability,
    })
    .onConflictDoNothing()
    .returning({ id: repProfiles.id });
  if (added.length > 0) {
    await name.askForRest(tx);
    await tx.emit(profileAdded, { userId, side: 'rep' });
  }
}

/** The pickers send an id; a name is accepted too. Null when there is no such row. */
async function idOf(tx: Tx, idColumn: PgColumn, nameColumn: PgColumn, given: string | null): Promise<string | null> {
  if (given === null) return null;
  const [row] = await tx.db
    .select({ id: sql<string>`${idColumn}` })
    .from(idColumn.table)
    .where(or(eq(sql`${idColumn}::text`, given), eq(nameColumn, given)))
    .orderBy(nameColumn)
    .limit(1);
  return row?.id ?? null;
}
