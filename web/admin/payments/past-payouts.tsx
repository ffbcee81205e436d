import { useQuery } from '@tanstack/react-query';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { payoutsQuery } from './money-api.ts';

const shown = 5;

/** The latest, to compare with the bank statement. */
export function PastPayouts() {
  const payouts = useQuery(payoutsQuery);
  const { data } = payouts;
  if (isAwaited(payouts)) return <Pending />;
  if (!data || data.items.length === 0) return null;
  return (
    <Card title="Recent provider payouts">
      <DescriptionList
        items={data.items.slice(0, shown).map(({ paidOn, bankReference, amountCents, lines, recordedBy }) => ({
          term: `${formatDay(paidOn)}, ${bankReference}`,
          detail: `${formatRandExact(amountCents)}, ${lines === 1 ? '1 line' : `${lines} lines`}, ${recordedBy ? `recorded by ${recordedBy}` : 'recorded automatically'}`,
        }))}
      />
    </Card>
  );
}
