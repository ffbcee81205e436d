import { z } from 'zod';
import { location } from '../catalogue/catalogue.ts';
import { valuesOf } from '../catalogue/options.ts';
import { endpoint } from '../endpoint.ts';
import { id, optionalLine, optionalProse, phoneNumber, rowVersion, timestamp } from '../fields.ts';
import { nameField } from '../names/name-field.ts';
import { optionalWebAddress } from '../web-address.ts';
import { nameReview } from './name-review.ts';
import { businessIndustries, companySizes } from './options.ts';
import { industryChoice } from './rep-profiles.ts';

const optionalId = (message: string) => z.uuid(message).nullish().default(null);

export const businessProfileInput = z.object({
  /** As it was read: a profile that changed since is not overwritten. */
  version: rowVersion,
  /** A new name of an approved company waits for our team; others see the approved one until then. */
  companyName: nameField('Company name'),
  /** Who signs for the company. Left out or null, it stays as it is. */
  signatoryName: nameField('Responsible person').nullish().default(null),
  industry: z.enum(valuesOf(businessIndustries), 'Choose an industry.').nullish().default(null),
  primaryIndustryId: optionalId('Choose an industry.'),
  companySize: z.enum(valuesOf(companySizes), 'Choose a company size.').nullish().default(null),
  primaryLocationId: optionalId('Choose a location.'),
  locationAddress: optionalLine('Address', 200),
  /** As typed: the server stores E.164. */
  phone: phoneNumber('Phone number'),
  website: optionalWebAddress('Website'),
  description: optionalProse('Description', 2000),
});

export type BusinessProfileInput = z.output<typeof businessProfileInput>;

export const businessProfile = z.object({
  id,
  version: z.int(),
  updatedAt: timestamp,
  /** As others see it. */
  companyName: z.string(),
  companyNameReview: nameReview.nullable(),
  /** Who signs for the company; null: not given yet. */
  signatoryName: z.string().nullable(),
  signatoryNameReview: nameReview.nullable(),
  industry: z.enum(valuesOf(businessIndustries)).nullable(),
  primaryIndustry: industryChoice.nullable(),
  companySize: z.enum(valuesOf(companySizes)).nullable(),
  primaryLocation: location.nullable(),
  locationAddress: z.string().nullable(),
  /** E.164. */
  phone: z.string().nullable(),
  website: z.string().nullable(),
  description: z.string().nullable(),
});

export type BusinessProfile = z.output<typeof businessProfile>;

export const businessProfilesApi = {
  show: endpoint({
    method: 'GET',
    path: '/api/business/profile',
    about: null,
    seenByTeam: true,
    summary: 'Get your business profile',
    tag: 'Profiles',
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: businessProfile,
  }),
  edit: endpoint({
    method: 'PATCH',
    path: '/api/business/profile',
    changes: ['me'],
    summary: 'Update your business profile',
    description:
      'Replaces all of its content. Refused with `profile.changed_elsewhere` if it changed after `version` was read.',
    tag: 'Profiles',
    body: businessProfileInput,
    gate: 'business',
    afterTrial: 'own data',
    status: 200,
    response: businessProfile,
    refusals: ['profile.changed_elsewhere', 'location.unknown', 'industry.unknown'],
  }),
};
