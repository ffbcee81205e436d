import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReceivedApplication } from '#contract/applications.ts';
import type { Page } from '#contract/paging.ts';

export interface ApplicantList {
  readonly name: string;
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<ReceivedApplication>>, Error>;
}

/** As far as it is loaded. */
export const itemsOf = ({ query }: ApplicantList): ReceivedApplication[] =>
  query.data?.pages.flatMap(({ items }) => items) ?? [];
