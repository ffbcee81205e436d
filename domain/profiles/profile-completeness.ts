import type { FilePurpose } from '#contract/files/purposes.ts';
import type { BusinessProfile } from '#contract/profiles/business-profiles.ts';
import type { RepProfile } from '#contract/profiles/rep-profiles.ts';

/** Fewer skills say little: from this many on the list counts as filled in. */
const enoughSkills = 3;

/** The parts of a full profile. Each is a field of the form, or a file. */
export type RepPart =
  | 'photo'
  | 'description'
  | 'cv'
  | 'skills'
  | 'experience'
  | 'location'
  | 'availability'
  | 'phone'
  | 'industry'
  | 'hourlyRate'
  | 'age'
  | 'preferredLocation'
  | 'video';

export type BusinessPart =
  | 'logo'
  | 'description'
  | 'industry'
  | 'location'
  | 'phone'
  | 'companySize'
  | 'website'
  | 'address';

export interface Completeness<Part extends string> {
  /** From 0 to 100; 100 exactly when nothing is missing. */
  readonly percent: number;
  /** Missing parts, the most valuable first. */
  readonly missing: readonly Part[];
}

/** The value of each part to a reader of the profile, in percent. Every profile has a name. */
const repWorth: Readonly<Record<RepPart, number>> = {
  photo: 14,
  description: 13,
  cv: 12,
  skills: 12,
  experience: 9,
  location: 8,
  availability: 7,
  phone: 6,
  industry: 5,
  hourlyRate: 5,
  age: 3,
  preferredLocation: 3,
  video: 3,
};

const businessWorth: Readonly<Record<BusinessPart, number>> = {
  description: 22,
  logo: 18,
  industry: 15,
  location: 14,
  phone: 11,
  companySize: 8,
  website: 7,
  address: 5,
};

function add<Part extends string>(
  worth: Readonly<Record<Part, number>>,
  has: Readonly<Record<Part, boolean>>,
): Completeness<Part> {
  const parts = (Object.keys(worth) as Part[]).toSorted((one, other) => worth[other] - worth[one]);
  const missing = parts.filter((part) => !has[part]);
  return { percent: missing.reduce((left, part) => left - worth[part], 100), missing };
}

type Files = ReadonlySet<FilePurpose>;

export function repCompleteness(profile: RepProfile, files: Files): Completeness<RepPart> {
  return add(repWorth, {
    photo: files.has('profile-photo'),
    description: profile.description !== null,
    cv: files.has('cv'),
    skills: profile.skills.length >= enoughSkills,
    experience: profile.experience !== null,
    location: profile.location !== null,
    availability: profile.availability !== null,
    phone: profile.phone !== null,
    // Either list counts: that of the profile, or the finer one of the sign-up.
    industry: profile.industry !== null || profile.preferredIndustry !== null,
    hourlyRate: profile.hourlyRateCents !== null,
    age: profile.age !== null,
    preferredLocation: profile.preferredLocation !== null,
    video: files.has('profile-video'),
  });
}

export function businessCompleteness(profile: BusinessProfile, files: Files): Completeness<BusinessPart> {
  return add(businessWorth, {
    logo: files.has('company-logo'),
    description: profile.description !== null,
    industry: profile.industry !== null || profile.primaryIndustry !== null,
    location: profile.primaryLocation !== null,
    phone: profile.phone !== null,
    companySize: profile.companySize !== null,
    website: profile.website !== null,
    address: profile.locationAddress !== null,
  });
}
