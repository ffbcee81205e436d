import { Wallet as WalletIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Wallet } from '#contract/payouts/wallet.ts';
import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDay } from '#web/lib/format-time.ts';

/** Links to the wallet while there is money in it, or on its way to the bank. */
export function PaydayLink({ wallet }: { readonly wallet: Wallet | undefined }) {
  const words = wallet && paydayWords(wallet);
  if (!words) return null;
  return (
    <Link
      to={repTabAddress('wallet')}
      className="flex items-start gap-3.5 rounded-card bg-success-soft px-4 py-3.5 text-on-success-soft"
    >
      <WalletIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        <span className="figures block font-semibold">{words.title}</span>
        <span className="block text-[0.9375rem] underline underline-offset-4">{words.action}</span>
      </span>
    </Link>
  );
}

export function paydayWords({
  availableCents,
  openPayout,
}: Pick<Wallet, 'availableCents'> & {
  readonly openPayout: Pick<NonNullable<Wallet['openPayout']>, 'expectedOn'> | null;
}) {
  if (availableCents > 0)
    return { title: `${formatRandExact(availableCents)} is in your wallet`, action: 'Request payout' };
  if (openPayout) return { title: `Your payout arrives by ${formatDay(openPayout.expectedOn)}`, action: 'Open wallet' };
  return null;
}
