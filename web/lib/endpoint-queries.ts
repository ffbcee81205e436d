import { infiniteQueryOptions, mutationOptions, type QueryFilters, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CallInput, Endpoint, Result } from '#contract/endpoint.ts';
import type { Noun } from '#contract/nouns.ts';
import type { Page } from '#contract/paging.ts';
import { call } from './api-client.ts';

type PageEndpoint = Endpoint & { readonly response: z.ZodType<Page<unknown>> };

/** A list is requested without a cursor: its first page. */
type PagesInput<E extends Endpoint> = Omit<CallInput<E>, 'query'> & {
  readonly query?: CallInput<E> extends { query: infer Query } ? Omit<Query, 'cursor'> : never;
};

const firstPage: string | undefined = undefined;

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const keyOf = (endpoint: Endpoint) => [endpoint.about ?? null, nameOf(endpoint)] as const;

/** The query of an endpoint, cached under its nouns, its name and its input. */
export function queryOf<const E extends Endpoint>(endpoint: E, input: CallInput<E>) {
  return queryOptions({
    queryKey: [...keyOf(endpoint), input],
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  });
}

/** A cursor-paginated list. */
export function pagesOf<const E extends PageEndpoint>(endpoint: E, input: PagesInput<E>) {
  return infiniteQueryOptions({
    queryKey: [...keyOf(endpoint), input, 'pages'],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(endpoint, { ...input, query: { ...input.query, cursor } } as unknown as CallInput<E>, { signal }),
    initialPageParam: firstPage,
    getNextPageParam: (page: Result<E>) => (page as Page<unknown>).nextCursor ?? undefined,
  });
}

/** For responses whose every view is recorded: fetched once each time the user opens it. */
export const onceOpened = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
} as const;

/** Writes that create something get a key that stays the same when the same form is resent. */
export type Given<E extends Endpoint> = CallInput<E> & { readonly idempotencyKey?: string };

/** A mutation: when it has succeeded, stale data is refetched. */
export function mutationOf<const E extends Endpoint>(endpoint: E) {
  return mutationOptions({
    mutationFn: ({ idempotencyKey, ...input }: Given<E>) =>
      call(endpoint, input as unknown as CallInput<E>, idempotencyKey === undefined ? {} : { idempotencyKey }),
    meta: writing(endpoint),
  });
}

/** For a mutation that calls an endpoint in its own way. */
export const writing = (endpoint: Endpoint) => ({ writes: endpoint });

/** Every cached response of an endpoint, whatever its input. */
export const answersOf = (endpoint: Endpoint) => ({ queryKey: keyOf(endpoint) }) satisfies QueryFilters;

/** Every cached response about these nouns. */
export const keptAbout = (nouns: ReadonlySet<Noun>) => ({
  predicate: ({ queryKey: [noun] }: { readonly queryKey: readonly unknown[] }) => nouns.has(noun as Noun),
});

/** Invalidates after an action outside of a mutation. */
export const staleAfter = (endpoint: Endpoint) => keptAbout(new Set(endpoint.changes));
