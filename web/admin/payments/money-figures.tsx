import { useQuery } from '@tanstack/react-query';
import type { MoneyPosition } from '#contract/engagements/settled.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { moneyQuery } from './money-api.ts';

const places = [
  ['At the provider', 'atProviderCents', 'due to our bank account'],
  ['At the bank', 'atBankCents', 'according to the ledger'],
  ['Refunds not sent yet', 'refundsBookedCents', 'booked as refunded, not yet sent'],
] as const satisfies readonly (readonly [string, keyof MoneyPosition, string])[];

/** Adds up to the total of all accounts. */
const owned = [
  ['Held for gigs', 'heldCents'],
  ['In rep wallets', 'walletsCents'],
  ['On its way to reps', 'onTheirWayCents'],
  ['Unallocated, owed to payers', 'unallocatedCents'],
  ['The platform’s own money', 'ownCents'],
  ['Refunds not sent yet, for finished or cancelled gigs', 'refundsBookedCents'],
] as const satisfies readonly (readonly [string, keyof MoneyPosition])[];

/** Included in the figures above. */
const parts = [
  ['Included: wallets on hold after a chargeback', 'onHoldCents'],
  ['Included: own and unallocated money approved for refunds', 'refundsUnbookedCents'],
] as const satisfies readonly (readonly [string, keyof MoneyPosition])[];

/** Where all money is, and whose it is. */
export function MoneyFigures() {
  const money = useQuery(moneyQuery);
  const { data } = money;
  const amount = (name: keyof MoneyPosition) => (data ? formatRandExact(data[name]) : undefined);
  const among = places.map(([, name]) => amount(name));
  return (
    <>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4">
        {places.map(([label, name, note]) => (
          <StatCard key={name} label={label} value={amount(name)} among={among} note={note} />
        ))}
      </div>
      {data ? (
        <Card title="By owner">
          <DescriptionList
            items={[
              ...owned.map(([term, name]) => ({ term, detail: formatRandExact(data[name]) })),
              {
                term: 'Total, equal to the figures above',
                detail: formatRandExact(owned.reduce((total, [, name]) => total + data[name], 0)),
              },
              ...parts.map(([term, name]) => ({ term, detail: formatRandExact(data[name]) })),
            ]}
          />
        </Card>
      ) : isAwaited(money) ? (
        <Pending />
      ) : null}
    </>
  );
}
