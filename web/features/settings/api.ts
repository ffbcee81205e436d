import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AccountSettings, accountApi } from '#contract/accounts/account.ts';
import type { NotificationChoices } from '#contract/accounts/notification-choices.ts';
import type { UserType } from '#contract/accounts/roles.ts';
import { exportsApi } from '#contract/exports/own-export.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { accountQuery, meQuery } from '#web/features/session/api.ts';
import { call } from '#web/lib/api-client.ts';
import { authClient } from '#web/lib/auth-client.ts';
import { mutationOf, queryOf, writing } from '#web/lib/endpoint-queries.ts';

/** Polled while it is being prepared; an email is sent too. */
export const exportQuery = queryOptions({
  ...queryOf(exportsApi.state, {}),
  refetchInterval: ({ state: { data } }) => (data?.status === 'asked' || data?.status === 'being_made' ? 3000 : false),
});

export const sessionsQuery = queryOf(accountApi.listSessions, {});

/** The oldest first. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async () => {
    const { data, error } = await authClient().passkey.list();
    if (error) throw error;
    return data;
  },
});

export function useEndOtherSessions() {
  return useMutation({
    mutationFn: async () => {
      const { error } = await authClient().signOut({ scope: 'others' });
      if (error) throw error;
    },
    meta: writing(accountApi.endSession),
  });
}

/** Shows the choice optimistically; reverts it on refusal. */
export function useChooseNotifications() {
  const queries = useQueryClient();
  const show = (notifications: Partial<NotificationChoices>) =>
    queries.setQueryData(accountQuery.queryKey, (account: AccountSettings | undefined) =>
      account ? { ...account, notifications: { ...account.notifications, ...notifications } } : undefined,
    );
  return useMutation({
    ...mutationOf(accountApi.chooseNotifications),
    onMutate: async ({ body }) => {
      await queries.cancelQueries({ queryKey: accountQuery.queryKey });
      const before = queries.getQueryData(accountQuery.queryKey);
      show(body);
      return { before };
    },
    onError: (_error, _given, context) => queries.setQueryData(accountQuery.queryKey, context?.before),
    onSuccess: show,
  });
}

/** @param role the second role, with its profile's name */
export function useAddRole(role: UserType) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) =>
      role === 'business'
        ? call(ownRolesApi.addBusinessProfile, { body: { companyName: name } })
        : call(ownRolesApi.addRepProfile, { body: { fullName: name } }),
    onSuccess: (me) => queries.setQueryData(meQuery.queryKey, me),
  });
}
