import { type DemoBusinessKey, type DemoGig, type DemoRepKey, demoContent } from './demo-content.ts';

export type Place = Pick<DemoGig, 'town' | 'province'>;

interface DemoPerson extends Place {
  readonly email: string;
  readonly fullName: string;
  readonly industry: string;
}

interface DemoBusiness extends DemoPerson {
  readonly companyName: string;
}

const mapRecord = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  to: (from: From, position: number) => To,
) =>
  Object.fromEntries(
    Object.entries<From>(record).map(([key, from], position) => [key, to(from, position)]),
  ) as Readonly<Record<Key, To>>;

const address = (local: string) => `${local}@demo.example`;

export const demoBusinesses: Readonly<Record<DemoBusinessKey, DemoBusiness>> = mapRecord(
  demoContent.businesses,
  ({ email, companyName, fullName, industry, place: { town, province } }) => ({
    ...{ email: address(email), companyName, fullName, industry, town, province },
  }),
);

/** Each business's description of itself. */
export const demoBusinessProfiles = mapRecord(demoContent.businesses, ({ profile }) => profile);

export const demoReps: Readonly<Record<DemoRepKey, DemoPerson>> = mapRecord(
  demoContent.reps,
  ({ fullName, industry, place: { town, province }, email = fullName.toLowerCase().replaceAll(' ', '.') }) => ({
    ...{ email: address(email), fullName, industry, town, province },
  }),
);

/** Each rep's description of themselves; some have not finished yet. */
export const demoRepProfiles = mapRecord(
  demoContent.reps,
  (
    {
      about: { age, industry, experience, availability, hourly },
      skills,
      tags,
      refuses = [],
      description = null,
      place,
    },
    position,
  ) => ({
    age,
    // Of the same block as our own number: no real phone rings.
    phone: position % 7 === 5 ? null : `+271050002${String(position).padStart(2, '0')}`,
    ...{ industry, experience, availability, skills, description },
    tags: tags ?? null,
    refuses: tags ? refuses : null,
    hourlyRateCents: hourly === undefined ? null : hourly * 100,
    locationAddress: place.suburb ?? null,
  }),
);
