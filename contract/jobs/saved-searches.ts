import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, line, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { jobFilters } from './search.ts';

export const mostSavedSearches = 20;

/** One mail a day with all new jobs, one as soon as there is one (at most one an hour), or none. */
export const searchMails = ['daily', 'instant', 'none'] as const;

export type SearchMail = (typeof searchMails)[number];

/** The target of a mail's unsubscribe link: the page that stops the mails of a search, without a sign-in. */
export const stopSearchMailsPath = '/stop-search-mails';

const name = line('Name', 60);
const mail = z.enum(searchMails, 'Choose when we can email you.');

export const savedSearchInput = z.object({ name, mail, filters: jobFilters });

export const savedSearchChange = z.object({ name: name.optional(), mail: mail.optional() });

export const savedSearch = z.object({
  id,
  name: z.string(),
  mail: z.enum(searchMails),
  filters: jobFilters,
  createdAt: timestamp,
});

export type SavedSearch = z.output<typeof savedSearch>;

const params = z.object({ searchId: id });

export const savedSearchesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/rep/saved-searches',
    about: 'saved searches',
    seenByTeam: true,
    summary: 'List saved searches, newest first',
    tag: 'Saved searches',
    query: pageQuery,
    gate: 'rep',
    afterTrial: 'own data',
    status: 200,
    response: pageOf(savedSearch),
    refusals: ['request.bad_cursor'],
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/rep/saved-searches',
    changes: ['saved searches'],
    summary: 'Save a search',
    description: 'New results are sent by email, unless you turn that off.',
    tag: 'Saved searches',
    body: savedSearchInput,
    gate: 'rep',
    status: 201,
    response: savedSearch,
    refusals: ['saved_search.too_many', 'location.unknown'],
  }),
  change: endpoint({
    method: 'PATCH',
    path: '/api/rep/saved-searches/:searchId',
    changes: ['saved searches'],
    summary: 'Update a saved search',
    tag: 'Saved searches',
    params,
    body: savedSearchChange,
    gate: 'rep',
    status: 200,
    response: savedSearch,
    refusals: ['saved_search.not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/rep/saved-searches/:searchId',
    changes: ['saved searches'],
    summary: 'Delete a saved search',
    tag: 'Saved searches',
    params,
    gate: 'rep',
    afterTrial: 'ends something',
    status: 204,
    response: noContent,
    refusals: ['saved_search.not_found'],
  }),
  stopMails: endpoint({
    method: 'POST',
    path: '/api/saved-search-stops',
    changes: [],
    summary: 'Unsubscribe from a saved search',
    description: 'Takes the token from one of its emails, so no session is needed.',
    tag: 'Saved searches',
    body: z.object({ token: z.string().max(200) }),
    gate: 'open',
    status: 204,
    response: noContent,
    refusals: ['saved_search.link_invalid', 'request.too_many'],
  }),
};
