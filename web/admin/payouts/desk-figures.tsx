import { useQuery } from '@tanstack/react-query';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { formatRandExact, plural } from '#web/lib/format.ts';
import { StatCard } from '#web/ui/stat-card.tsx';
import { figuresQuery } from './api.ts';

/** Payouts that wait and payouts on their way, beside the bank balance. */
export function DeskFigures() {
  const { data, error, isFetching, refetch } = useQuery(figuresQuery);
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  const bank = data && formatRandExact(data.atBankCents);
  const among = [data?.due, data?.held, data?.released].map((one) => one && formatRandExact(one.cents)).concat(bank);
  const of = (figure: { readonly count: number; readonly cents: number } | undefined) => ({
    value: figure && formatRandExact(figure.cents),
    note: figure && plural(figure.count, 'payout'),
    among,
  });
  return (
    // Notes make the cards taller: remounted with the figures.
    <section
      key={data ? 'figures' : 'loading'}
      data-pending={data ? undefined : ''}
      aria-label="Payout figures"
      className="mb-6 grid halves gap-3 md:gap-4 xl:grid-cols-4"
    >
      <StatCard label="Due" {...of(data?.due)} />
      <StatCard label="On hold" {...of(data?.held)} />
      <StatCard label="With the bank" {...of(data?.released)} />
      <StatCard label="Bank balance" value={bank} among={among} note="According to the ledger" />
    </section>
  );
}
