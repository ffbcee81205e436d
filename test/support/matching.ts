import { matchRep } from '#server/features/matching/commands/match-rep.ts';
import type { TestApp } from './app.ts';
import { type Person, signUpRep } from './people.ts';

export interface Profile {
  readonly skills?: readonly string[];
  readonly description?: string;
  readonly preferredIndustry?: string;
  readonly town?: string;
  readonly experience?: 'entry' | 'junior' | 'mid' | 'senior';
  readonly hourlyRateCents?: number;
  readonly fullName?: string;
}

/** A vetted rep with such a profile, of whom the market has heard. */
export async function matchedRep(app: TestApp, profile: Profile = {}): Promise<Person & { repId: string }> {
  const { town = 'Durban', skills = [], description, preferredIndustry, experience, hourlyRateCents } = profile;
  const rep = await signUpRep(app, {
    preferred_location: town,
    ...(preferredIndustry && { preferred_industry: preferredIndustry }),
    ...(profile.fullName && { full_name: profile.fullName }),
  });
  const { rows } = await app.database.pool.query<{ id: string }>(
    `update rep_profiles set skills = $2, description = $3, experience = $4, hourly_rate_cents = $5,
       location_id = preferred_location_id
     where user_id = $1 returning id`,
    [rep.userId, skills, description ?? null, experience ?? 'entry', hourlyRateCents ?? 7_000],
  );
  const repId = rows[0]?.id ?? '';
  await app.services.transaction((tx) => matchRep(tx, repId));
  return { ...rep, repId };
}
