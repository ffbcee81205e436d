import { useMutation, useQuery } from '@tanstack/react-query';
import { bankAccountsApi } from '#contract/payouts/bank-accounts.ts';
import { accountHoldHours, banks } from '#contract/payouts/options.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatDate, formatUntil } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { bankAccountQuery } from './api.ts';
import { nameAccount } from './wallet-words.ts';

/** The rep's bank account. */
export function AccountCard({ onChange }: { readonly onChange: () => void }) {
  const accounts = useQuery(bankAccountQuery);
  const withdraw = useMutation({
    ...mutationOf(bankAccountsApi.withdraw),
    onError: (error) => failureToast('We couldn’t discard the new bank account', error),
  });
  return (
    <Card title="Bank account" description="Where your payouts go. Businesses never see it.">
      <QueryPart query={accounts} label="Loading your bank account">
        {({ current, asked }) => (
          <div className="grid gap-4">
            {current ? (
              <DescriptionList
                items={[
                  { term: 'Bank', detail: banks[current.bank].name },
                  { term: 'Account', detail: <span className="figures">•••• {current.lastFour}</span> },
                  { term: 'Holder', detail: current.holder },
                  { term: 'Confirmed', detail: current.confirmedAt ? formatDate(current.confirmedAt) : '' },
                ]}
              />
            ) : asked ? null : (
              <p className="text-ink-soft">No bank account yet.</p>
            )}
            {asked ? (
              <Alert
                tone="warning"
                title="Check your email"
                action={
                  <Button
                    variant="secondary"
                    size="small"
                    full="phone"
                    busy={withdraw.isPending}
                    onClick={() => withdraw.mutate({})}
                  >
                    Discard
                  </Button>
                }
              >
                Follow the link in our email by {formatUntil(asked.linkUntil)}. We’ll then pay into your{' '}
                {nameAccount(asked)}
                {current ? `, starting ${accountHoldHours} hours after you confirm it` : ''}.
              </Alert>
            ) : null}
            <div>
              <Button variant={current || asked ? 'secondary' : 'primary'} full="phone" onClick={onChange}>
                {current ? 'Change bank account' : asked ? 'Re-enter account' : 'Add bank account'}
              </Button>
            </div>
          </div>
        )}
      </QueryPart>
    </Card>
  );
}
