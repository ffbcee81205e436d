import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { accountQuery, secondFactorsQuery } from './api.ts';
import type { ProvableAccount } from './owner-proof-values.ts';

/** What is asked of the owner of this account, once that is known. */
export function WithProvableAccount({ children }: { readonly children: (account: ProvableAccount) => ReactNode }) {
  const account = useQuery(accountQuery);
  const factors = useQuery(secondFactorsQuery);
  return (
    <QueryPart query={account} label="Loading your account">
      {({ email, hasPassword }) => (
        <QueryPart query={factors} label="Loading your second factors">
          {({ apps }) => children({ email, hasPassword, hasSecondFactor: apps.length > 0 })}
        </QueryPart>
      )}
    </QueryPart>
  );
}
