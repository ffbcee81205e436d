import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import type { Page } from '#contract/paging.ts';

export interface ApplicantList {
  readonly name: string;
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<ReceivedApplication>>, Error>;
}

/** Who stand one after the other. */
export interface ApplicantOrder {
  readonly name: string;
  readonly ids: readonly string[];
  /** Where those after them come from; null when these are all. */
  readonly more: ApplicantList['query'] | null;
}

/** As far as it is loaded. */
export const itemsOf = ({ query }: ApplicantList): ReceivedApplication[] =>
  query.data?.pages.flatMap(({ items }) => items) ?? [];

export const orderOf = (list: ApplicantList): ApplicantOrder => ({
  name: list.name,
  ids: itemsOf(list).map(({ id }) => id),
  more: list.query,
});
