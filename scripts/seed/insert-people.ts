import type pg from 'pg';
import { charges } from '#contract/pricing.ts';
import { insertLegalState } from './insert-legal-state.ts';
import { slots } from './load-lists.ts';
import { seedDomain } from './seed-functions.ts';

export type PeopleKind = 'business' | 'rep';

interface Kind {
  readonly role: 'business' | 'sales_rep';
  readonly table: 'business_profiles' | 'rep_profiles';
  readonly nameColumn: 'company_name' | 'full_name';
  readonly prefix: 'primary' | 'preferred';
  readonly name: string;
  readonly industry: string;
  /** The further columns of the profile, each with its expression. Some profiles are incomplete. */
  readonly details: Readonly<Record<string, string>>;
}

/** Drawn for most, null for the rest. */
const mostly = (share: number, value: string) => `case when random() < ${share} then ${value} end`;

const phone = mostly(0.85, `'+2710' || (1000000 + floor(random() * 9000000))::int`);

const kinds: Record<PeopleKind, Kind> = {
  business: {
    role: 'business',
    table: 'business_profiles',
    nameColumn: 'company_name',
    prefix: 'primary',
    // Once every name is taken, the town is added.
    name: `case when number <= ${slots.companies} then seed_companies.name else seed_companies.name || ' ' || town end`,
    industry: 'seed_companies.profile_industry',
    details: {
      industry: mostly(0.8, 'seed_companies.business_industry'),
      company_size: mostly(
        0.8,
        `(array['1-10', '1-10', '1-10', '11-50', '11-50', '51-200', '201-500', '500+'])[1 + floor(random() * 8)::int]`,
      ),
      phone,
      description: mostly(0.7, 'seed_companies.business_text'),
      website: mostly(
        0.5,
        `'https://www.' || lower(regexp_replace(seed_companies.name, '[^A-Za-z]+', '-', 'g')) || '.example'`,
      ),
    },
  },
  rep: {
    role: 'sales_rep',
    table: 'rep_profiles',
    nameColumn: 'full_name',
    prefix: 'preferred',
    name: 'seed_names.name',
    industry: 'seed_texts.profile_industry',
    details: {
      age: 'least(64, 18 + floor(-ln(1 - random()) * 9))::int',
      age_stated_on: 'draws.created_at::date',
      phone,
      location_id: mostly(0.9, 'seed_places.location_id'),
      industry: mostly(0.8, 'seed_texts.rep_industry'),
      experience: mostly(
        0.85,
        `(array['entry', 'junior', 'mid', 'senior'])[
           array_position(array['Entry Level', '1-2 years', '3-5 years', '5+ years'], seed_experience.experience)]`,
      ),
      availability: mostly(
        0.85,
        `(array['weekends', 'part-time', 'flexible', 'full-time'])[1 + floor(random() * 4)::int]`,
      ),
      // In steps of five rand; never below the legal minimum.
      hourly_rate_cents: mostly(
        0.75,
        'greatest(35, round(seed_texts.median_pay * seed_experience.experience_pay * seed_places.place_pay / 5) * 5)::bigint * 100',
      ),
      skills: `case when random() < 0.85 then seed_texts.rep_skills else '{}' end`,
      tags: mostly(0.6, 'seed_texts.rep_tags'),
      description: mostly(0.7, 'seed_texts.rep_text'),
    },
  },
};

/** The numbers used by this kind of user in earlier seeds. */
export async function countSeeded(client: pg.ClientBase, kind: PeopleKind): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select coalesce(max(substring(email from '\\d+')::int), 0) as count from users where email like $1`,
    [`${kind}-%@${seedDomain}`],
  );
  return rows[0]?.count ?? 0;
}

export interface PeopleBatch {
  /** How many numbers earlier seeds have used. */
  readonly taken: number;
  /** Within this seed, from 1. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly passwordHash: string;
}

/** Signs users up, the first of them a month before the first gig. All confirmed, all with one password. */
export async function insertPeople(client: pg.ClientBase, kind: PeopleKind, batch: PeopleBatch): Promise<void> {
  const { role, table, nameColumn, prefix, name, industry, details } = kinds[kind];
  const drawn = Object.entries(details).map(([column, value]) => `${value} as detail_${column}`);
  await client.query('begin');
  await client.query(
    `create temporary table seed_joining on commit drop as
     with draws as materialized (
       select number, floor(random() * ${slots.places})::int as place, floor(random() * ${slots.names})::int as name_slot,
              floor(random() * ${slots.texts})::int as text, floor(random() * ${slots.experience})::int as level,
              pg_temp.seed_moment((number - 1) / ${batch.total}::float8) - interval '30 days' - random() * interval '9 hours'
                as created_at
       from generate_series(${batch.from}, ${batch.to}) as number)
     select pg_temp.seed_id(draws.created_at) as user_id, pg_temp.seed_id(draws.created_at) as profile_id,
            '${kind}-' || lpad((${batch.taken} + number)::text, 6, '0') || '@${seedDomain}' as email,
            ${name} as name, seed_places.location_id, ${industry} as industry, ${drawn.join(', ')}, created_at
     from draws
     join seed_places on seed_places.slot = place
     join seed_names on seed_names.slot = name_slot
     join seed_texts on seed_texts.slot = text
     join seed_experience on seed_experience.slot = level
     join seed_companies on seed_companies.slot = (number * 37) % ${slots.companies}`,
  );
  await client.query(
    `insert into users (id, email, password_hash, email_confirmed_at, user_metadata, created_at, updated_at)
     select user_id, email, $1, created_at + interval '2 minutes',
            jsonb_build_object('user_type', '${role}', '${nameColumn}', name), created_at, created_at
     from seed_joining`,
    [batch.passwordHash],
  );
  await client.query(
    `insert into user_roles (user_id, role, created_at) select user_id, '${role}', created_at from seed_joining`,
  );
  const columns = Object.keys(details);
  await client.query(
    `insert into ${table} (id, user_id, ${nameColumn}, ${prefix}_location_id, ${prefix}_industry_id,
                           ${columns.join(', ')}, trial_ends_at, created_at, updated_at)
     select profile_id, user_id, seed_joining.name, seed_joining.location_id, industries.id,
            ${columns.map((column) => `detail_${column}`).join(', ')},
            -- Their trial begins with the seed, so all of them have access.
            now() + interval '${charges[kind].trialDays} days', created_at, created_at
     from seed_joining join industries on industries.name = industry`,
  );
  await insertLegalState(client, kind);
  await client.query('commit');
}
