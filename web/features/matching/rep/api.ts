import { matchChoicesApi } from '#contract/matching/choices.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

export const matchChoicesQuery = queryOf(matchChoicesApi.show, {});

export const matchingInWordsQuery = queryOf(matchChoicesApi.explain, {});

export const matchLooksQuery = pagesOf(matchChoicesApi.looks, {});
