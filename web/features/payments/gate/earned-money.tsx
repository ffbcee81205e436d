import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { earningsQuery } from '#web/features/dashboards/api.ts';
import { formatRandExact } from '#web/lib/format.ts';

/** Nobody's wallet is ever behind a gate. */
export function EarnedMoney() {
  const { data } = useQuery(earningsQuery);
  if (!data) return null;
  return (
    <section
      aria-labelledby="earned"
      className="flex items-start gap-3.5 rounded-card bg-brand-soft px-4 py-3.5 text-on-brand-soft"
    >
      <Wallet aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        <h3 id="earned" className="text-base">
          You earned <span className="figures">{formatRandExact(data.totalEarningsCents)}</span>
        </h3>
        <p className="text-[0.9375rem]">It is yours, whether you subscribe or not.</p>
      </div>
    </section>
  );
}
