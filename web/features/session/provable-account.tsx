import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { accountQuery, secondFactorsQuery } from './api.ts';
import type { ProvableAccount } from './owner-proof-values.ts';

/** The proof required from this account's owner, once known. */
export function WithProvableAccount({ children }: { readonly children: (account: ProvableAccount) => ReactNode }) {
  // Only the server knows whether a recent proof still counts.
  const account = useQuery({ ...accountQuery, refetchOnMount: 'always' });
  const factors = useQuery(secondFactorsQuery);
  if (!account.isFetchedAfterMount) return <Skeleton className="h-24" label="Loading your account" grows />;
  return (
    <QueryPart query={account} label="Loading your account">
      {({ email, hasPassword, proven }) => (
        <QueryPart query={factors} label="Loading your second factors">
          {({ apps }) =>
            children({
              ...{ email, hasPassword },
              hasSecondFactor: apps.length > 0,
              asksOwner: proven.ownerSeconds < leastSeconds,
              asksSecondFactor: apps.length > 0 && proven.factorSeconds < leastSeconds,
            })
          }
        </QueryPart>
      )}
    </QueryPart>
  );
}

/** A form takes some time to fill in. */
const leastSeconds = 60;
