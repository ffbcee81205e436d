import { useQuery } from '@tanstack/react-query';
import type { MoneyStanding } from '#contract/engagements/settled.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { moneyQuery } from './api.ts';

const owed = [
  ['Held for work', 'heldCents'],
  ['In wallets of reps', 'walletsCents'],
  ['Of that on hold after a chargeback', 'onHoldCents'],
  ['On its way to reps', 'onTheirWayCents'],
  ['Unallocated, owed to whoever paid it', 'unallocatedCents'],
  ['Refunds that have not left yet', 'refundsOpenCents'],
  ['The platform’s own', 'ownCents'],
] as const satisfies readonly (readonly [string, keyof MoneyStanding])[];

/** Where all the money is, and whose. */
export function MoneyFigures() {
  const { data } = useQuery(moneyQuery);
  const amount = (name: keyof MoneyStanding) => (data ? formatRandExact(data[name]) : undefined);
  return (
    <>
      <div className="grid grid-cols-2 gap-3 md:gap-4">
        <StatCard label="At the provider" value={amount('atProviderCents')} note="to be paid out to our bank" />
        <StatCard label="At the bank" value={amount('atBankCents')} note="by the books" />
      </div>
      {data ? (
        <Card title="Whose it is">
          <DescriptionList items={owed.map(([term, name]) => ({ term, detail: formatRandExact(data[name]) }))} />
        </Card>
      ) : null}
    </>
  );
}
