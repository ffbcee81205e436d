import { z } from 'zod';
import { location } from '../catalogue/catalogue.ts';
import { valuesOf } from '../catalogue/options.ts';
import { confirmedTags, refusedWork, refuses, ruledOut, tag, tagIds } from '../catalogue/tags.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { cents, id, line, optionalLine, optionalProse, phoneNumber, rowVersion, timestamp } from '../fields.ts';
import { nameField } from '../names/name-field.ts';
import { nameReview } from './name-review.ts';
import { maximumSkills, oldestRep, repAvailability, repExperience, repIndustries, youngestRep } from './options.ts';

/** The longest a skill in a rep's own words may be. */
export const longestSkill = 40;

const skillName = line('A skill', longestSkill).min(2, 'A skill must have at least two characters.');

/** The first spelling of each, ignoring case. */
function withoutRepeats(names: readonly string[]): string[] {
  const same = names.map((name) => name.toLowerCase());
  return names.filter((_name, index) => same.indexOf(same[index] ?? '') === index);
}

/** Each of the two is chosen or not; null says so, and a missing value counts as null. */
const optionalId = (message: string) => z.uuid(message).nullish().default(null);

export const repProfileInput = z.object({
  /** As it was read: a profile that changed since is not overwritten. */
  version: rowVersion,
  /** A new name of a verified rep waits for our team; others see the approved one until then. */
  fullName: nameField('Full name'),
  age: z
    .int('Your age must be a whole number.')
    .min(youngestRep, `You must be ${youngestRep} or older to work here.`)
    .max(oldestRep, `Your age can be at most ${oldestRep}.`)
    .nullish()
    .default(null),
  /** As typed: the server stores E.164. */
  phone: phoneNumber('Phone number'),
  locationId: optionalId('Choose a location.'),
  locationAddress: optionalLine('Address', 200),
  preferredLocationId: optionalId('Choose a location.'),
  industry: z.enum(valuesOf(repIndustries), 'Choose an industry.').nullish().default(null),
  preferredIndustryId: optionalId('Choose an industry.'),
  experience: z.enum(valuesOf(repExperience), 'Choose an experience level.').nullish().default(null),
  availability: z.enum(valuesOf(repAvailability), 'Choose when you can work.').nullish().default(null),
  hourlyRateCents: cents('Hourly rate').max(1_000_000, 'Hourly rate can be at most R10,000.').nullish().default(null),
  skills: z
    .array(skillName)
    .max(200, 'These are too many skills.')
    .transform(withoutRepeats)
    .refine((names) => names.length <= maximumSkills, `You can list at most ${maximumSkills} skills.`),
  description: optionalProse('Description', 2000),
  tags: tagIds,
  /** Work that they rule out. */
  refuses,
});

export type RepProfileInput = z.output<typeof repProfileInput>;

export const industryChoice = z.object({ id, name: z.string() });

export const repProfile = z.object({
  id,
  version: z.int(),
  updatedAt: timestamp,
  /** As others see it. */
  fullName: z.string(),
  /** A requested name: it waits for our team, or was declined. */
  nameReview: nameReview.nullable(),
  age: z.int().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  location: location.nullable(),
  locationAddress: z.string().nullable(),
  preferredLocation: location.nullable(),
  industry: z.enum(valuesOf(repIndustries)).nullable(),
  preferredIndustry: industryChoice.nullable(),
  experience: z.enum(valuesOf(repExperience)).nullable(),
  availability: z.enum(valuesOf(repAvailability)).nullable(),
  hourlyRateCents: z.int().nullable(),
  skills: z.array(z.string()),
  description: z.string().nullable(),
  /** Confirmed by the rep. */
  tags: z.array(tag),
  /** False until they have confirmed their tags, or that they have none. */
  tagsAsked: z.boolean(),
  /** Work that they rule out. Null: never asked. */
  refuses: z.array(z.enum(refusedWork)).nullable(),
});

export type RepProfile = z.output<typeof repProfile>;

const skill = z.object({ name: z.string(), group: z.string() });

export type Skill = z.output<typeof skill>;

export const repProfilesApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/rep/profile',
    about: null,
    seenByTeam: true,
    summary: 'Get your rep profile',
    tag: 'Profiles',
    gate: 'rep',
    afterTrial: 'own data',
    status: 200,
    response: repProfile,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/rep/profile',
    // Recommendations and distances depend on it.
    changes: ['me', 'jobs', 'matches'],
    summary: 'Update your rep profile',
    description:
      'Replaces all of its content. Null `tags` or `refuses` keep what is stored. Refused with `profile.changed_elsewhere` if it changed after `version` was read.',
    tag: 'Profiles',
    body: repProfileInput,
    gate: 'rep',
    afterTrial: 'own data',
    status: 200,
    response: repProfile,
    refusals: ['profile.changed_elsewhere', 'location.unknown', 'industry.unknown', 'tag.unknown'],
  }),
  confirmTags: endpoint({
    method: 'PUT',
    path: '/api/rep/profile/tags',
    // Recommendations depend on it.
    changes: ['me', 'jobs', 'matches'],
    summary: 'Confirm the tags of your rep profile',
    description: 'Replaces them and the work that you rule out. The version of the profile stays the same. Idempotent.',
    tag: 'Profiles',
    body: z.object({ tags: confirmedTags, refuses: ruledOut }),
    gate: 'rep',
    afterTrial: 'own data',
    status: 204,
    response: noContent,
    refusals: ['tag.unknown'],
  }),
  searchSkills: endpoint({
    method: 'GET',
    path: '/api/skills',
    about: null,
    seenByTeam: true,
    summary: 'Search sales skills',
    description: 'Best match first. Without `q`, returns the most common ones.',
    tag: 'Profiles',
    query: z.object({ q: z.string().trim().max(60, 'Enter up to 60 characters.').default('') }),
    gate: 'signed-in',
    status: 200,
    response: z.object({ items: z.array(skill) }),
  }),
};
