import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminUsersApi } from '#contract/admin/admin-users.ts';
import { userNotesApi } from '#contract/operators/user-notes.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

const of = (userId: string) => ({ params: { userId } });

export const legalQuery = (userId: string) => queryOf(adminUsersApi.legal, of(userId));
export const workQuery = (userId: string) => queryOf(adminUsersApi.work, of(userId));
export const moneyQuery = (userId: string) => queryOf(adminUsersApi.money, of(userId));
export const reportsQuery = (userId: string) => queryOf(adminUsersApi.reports, of(userId));
export const sessionsQuery = (userId: string) => queryOf(adminUsersApi.sessions, of(userId));
export const mailsQuery = (userId: string) => queryOf(adminUsersApi.mails, of(userId));

export const notesQuery = (userId: string, cursor: string | undefined) =>
  queryOptions({
    ...queryOf(userNotesApi.list, { ...of(userId), query: { cursor } }),
    placeholderData: keepPreviousData,
  });

export const historyQuery = (userId: string, cursor: string | undefined) =>
  queryOptions({
    ...queryOf(userNotesApi.history, { ...of(userId), query: { cursor } }),
    placeholderData: keepPreviousData,
  });
