import { useQuery } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { earningsQuery } from '#web/features/dashboards/api.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Pending } from '#web/ui/pending.tsx';

/** The rep's earnings, with a link to the wallet, which no trial closes. */
export function EarnedMoney() {
  const earnings = useQuery(earningsQuery);
  const { data } = earnings;
  if (!data) return isAwaited(earnings) ? <Pending /> : null;
  return (
    <Link
      to={repTabAddress('wallet')}
      className="flex items-start gap-3.5 rounded-card bg-brand-soft px-4 py-3.5 text-on-brand-soft outline-none focus-visible:outline-3 focus-visible:outline-(--ring)"
    >
      <Wallet aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span>
        <span className="block font-semibold">
          You earned <span className="figures">{formatRandExact(data.totalEarningsCents)}</span>
        </span>
        <span className="block text-[0.9375rem] underline underline-offset-4">Open your wallet</span>
      </span>
    </Link>
  );
}
