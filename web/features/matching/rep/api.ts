import { matchChoicesApi } from '#contract/matching/choices.ts';
import { fairnessApi } from '#contract/matching/fairness.ts';
import { recommendedApi } from '#contract/matching/recommended.ts';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

/** The first few of them, beside the search. */
export const bestJobsQuery = queryOf(recommendedApi.list, { query: { most: 3 } });

export const recommendedJobsQuery = pagesOf(recommendedApi.list, { query: { most: 10 } });

export const dismissedJobsQuery = pagesOf(recommendedApi.dismissed, {});

export const invitationsQuery = pagesOf(suggestionsApi.received, {});

export const matchChoicesQuery = queryOf(matchChoicesApi.show, {});

export const matchingInWordsQuery = queryOf(matchChoicesApi.explain, {});

export const matchLooksQuery = pagesOf(matchChoicesApi.looks, {});

export const genderQuery = queryOf(fairnessApi.gender, {});
