import { queryOptions } from '@tanstack/react-query';
import { accountApi } from '#contract/accounts/account.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';

export const meQuery = queryOptions({ ...queryOf(profilesApi.me, {}), staleTime: 60_000 });

export const accountQuery = queryOf(accountApi.show, {});

/** The active authenticator apps, and the number of recovery codes left; null without any. */
export const secondFactorsQuery = queryOptions({
  queryKey: ['second-factors'],
  queryFn: async () => {
    const { mfa } = (await import('#web/lib/auth-client.ts')).authClient();
    const { data, error } = await mfa.listFactors();
    if (error) throw error;
    if (data.totp.length === 0) return { apps: [], recovery: null };
    const recovery = await mfa.recoveryCodes.getStatus();
    if (recovery.error && recovery.error.code !== 'mfa_factor_not_found') throw recovery.error;
    return { apps: data.totp, recovery: recovery.data };
  },
});
