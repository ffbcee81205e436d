import { z } from 'zod';
import { valuesOf } from '../catalogue/options.ts';
import { endpoint, noContent } from '../endpoint.ts';
import { id, line, timestamp } from '../fields.ts';
import { filterLimits } from '../jobs/options.ts';
import { pageQuery } from '../paging.ts';
import { repAvailability, repExperience } from '../profiles/options.ts';
import { applicationStatuses } from './options.ts';

/** `rate`: the lowest first. `distance`: from where they live to where the job is. Missing values come last. */
export const applicantSorts = ['newest', 'fit', 'rate', 'distance', 'experience'] as const;

export type ApplicantSort = (typeof applicantSorts)[number];

/** In letters. */
export const longestApplicantSearch = 100;

/** Filters for the applicants of a job, each alone or with any other. */
export const applicantFilters = z.object({
  /** Every word of it in the name, the message, the profile or the private note. */
  q: line('Search', longestApplicantSearch).optional(),
  shortlisted: z.literal('true').optional(),
  /** Their identity was checked and approved. */
  verified: z.literal('true').optional(),
  /** Minimum. */
  experience: z.enum(valuesOf(repExperience)).optional(),
  availability: z.enum(valuesOf(repAvailability)).optional(),
  maximumRateCents: z.coerce.number().int().min(0).max(filterLimits.rateCents).optional(),
  /** As the crow flies. */
  withinKm: z.coerce.number().int().min(1).max(3000).optional(),
});

export type ApplicantFilters = z.output<typeof applicantFilters>;

export const receivedQuery = pageQuery.extend({
  ...applicantFilters.shape,
  status: z.enum(applicationStatuses).optional(),
  sort: z.enum(applicantSorts).optional(),
});

export type ReceivedQuery = z.output<typeof receivedQuery>;

/** How many applications one request may name. */
export const mostChosen = 200;

const byName = {
  applicationIds: z
    .array(id)
    .min(1, 'Choose at least one applicant.')
    .max(mostChosen, `Choose at most ${mostChosen} applicants.`),
};

const byMatch = {
  matching: applicantFilters.extend({
    status: z.enum(applicationStatuses).optional(),
    /** When the list was read: later applicants are excluded. */
    until: timestamp,
  }),
};

/** Many applications of one job: each by its id, or all in such a list. */
export type ChosenApplications =
  | { readonly applicationIds: string[] }
  | { readonly matching: z.output<typeof byMatch.matching> };

/** An action on many applications, selected in either way. */
export const forChosen = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.union([z.strictObject({ ...byName, ...shape }), z.strictObject({ ...byMatch, ...shape })]);

const shortlisting = {
  path: '/api/business/applications/:applicationId/shortlisting',
  tag: 'Applications',
  params: z.object({ applicationId: id }),
  gate: 'business',
  status: 204,
  response: noContent,
  refusals: ['application.not_found'],
} as const;

export const shortlistApi = {
  add: endpoint({
    ...shortlisting,
    method: 'PUT',
    changes: ['applications'],
    summary: 'Add an applicant to the shortlist',
    description: 'The rep never sees the shortlist.',
  }),
  remove: endpoint({
    ...shortlisting,
    method: 'DELETE',
    changes: ['applications'],
    summary: 'Remove an applicant from the shortlist',
    afterTrial: 'ends something',
  }),
};
