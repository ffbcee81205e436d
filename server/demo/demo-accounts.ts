import { v7 as uuidv7 } from 'uuid';
import type { userRoles, users } from '#server/features/accounts/tables.ts';
import type { businessProfiles, repProfiles } from '#server/features/profiles/tables.ts';
import type { DemoBusinessKey, DemoRepKey } from './demo-content.ts';
import { demoBusinesses, demoBusinessProfiles, demoRepProfiles, demoReps, type Place } from './demo-people.ts';
import { waking } from './demo-timeline.ts';

/** The ids of the reference data, by name. Both throw when there is no such row. */
export interface References {
  readonly locationId: (place: Place) => string;
  readonly industryId: (name: string) => string;
}

export interface Member {
  readonly userId: string;
  readonly profileId: string;
}

export interface DemoAccounts {
  readonly users: (typeof users.$inferInsert)[];
  readonly userRoles: (typeof userRoles.$inferInsert)[];
  readonly businessProfiles: (typeof businessProfiles.$inferInsert)[];
  readonly repProfiles: (typeof repProfiles.$inferInsert)[];
  readonly business: (key: DemoBusinessKey) => Member;
  readonly rep: (key: DemoRepKey) => Member;
}

const day = 86_400_000;

/** All signed up before the first gig, and share one password. */
export function demoAccounts(today: number, passwordHash: string, references: References): DemoAccounts {
  const accounts = { users: [], userRoles: [], businessProfiles: [], repProfiles: [] } as Pick<
    DemoAccounts,
    'users' | 'userRoles' | 'businessProfiles' | 'repProfiles'
  >;
  const members = new Map<string, Member>();
  let count = 0;

  function join(email: string, role: 'business' | 'sales_rep', metadata: Record<string, string>) {
    const moment = waking(today - (40 + ((count++ * 13.7) % 50)) * day);
    const member = { userId: uuidv7({ msecs: moment }), profileId: uuidv7({ msecs: moment }) };
    const createdAt = new Date(moment);
    accounts.users.push({
      id: member.userId,
      email,
      passwordHash,
      emailConfirmedAt: new Date(moment + 95_000),
      userMetadata: { ...metadata, user_type: role },
      createdAt,
      updatedAt: createdAt,
    });
    accounts.userRoles.push({ userId: member.userId, role, createdAt });
    members.set(email, member);
    return { id: member.profileId, userId: member.userId, createdAt, updatedAt: createdAt };
  }

  for (const [key, one] of Object.entries(demoBusinesses)) {
    const { email, companyName, fullName, industry } = one;
    const row = join(email, 'business', { full_name: fullName, company_name: companyName });
    accounts.businessProfiles.push({
      ...row,
      ...demoBusinessProfiles[key as DemoBusinessKey],
      companyName,
      signatoryName: fullName,
      nameApprovedAt: row.createdAt,
      primaryLocationId: references.locationId(one),
      primaryIndustryId: references.industryId(industry),
    });
  }
  for (const [key, one] of Object.entries(demoReps)) {
    const { email, fullName, industry } = one;
    const profile = demoRepProfiles[key as DemoRepKey];
    const row = join(email, 'sales_rep', { full_name: fullName });
    accounts.repProfiles.push({
      ...row,
      ...profile,
      ageStatedOn: row.createdAt.toISOString().slice(0, 10),
      fullName,
      nameApprovedAt: row.createdAt,
      locationId: references.locationId(one),
      preferredLocationId: references.locationId(one),
      preferredIndustryId: references.industryId(industry),
    });
  }

  function memberOf(email: string): Member {
    const member = members.get(email);
    if (!member) throw new Error(`No demo account has the address ${email}`);
    return member;
  }
  return {
    ...accounts,
    business: (key) => memberOf(demoBusinesses[key].email),
    rep: (key) => memberOf(demoReps[key].email),
  };
}
