import { CalendarClock, CircleCheck, Landmark, Wallet as WalletIcon } from 'lucide-react';
import type { Wallet } from '#contract/payouts/wallet.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDate, formatDay } from '#web/lib/format-time.ts';
import { StatCard } from '#web/ui/stat-card.tsx';

/** The rep's money in four figures, which add up to all of it. */
export function Figures({ wallet }: { readonly wallet: Wallet | undefined }) {
  const amount = (cents: number | undefined) => (cents === undefined ? undefined : formatRandExact(cents));
  const { comingFrom, openPayout, comingCents = 0 } = wallet ?? {};
  const from = comingFrom ? `first payment by ${formatDate(comingFrom)}` : 'once your hours are approved';
  const of = [wallet?.availableCents, wallet?.comingCents, wallet?.onItsWayCents, wallet?.paidCents].map(amount);
  return (
    // Some notes are longer than the skeleton's: cards are remounted with the figures.
    <div key={wallet ? 'figures' : 'loading'} className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
      <StatCard
        label="Available"
        value={amount(wallet?.availableCents)}
        among={of}
        note="ready for payout"
        icon={<WalletIcon aria-hidden="true" />}
      />
      <StatCard
        label="Upcoming"
        value={amount(wallet?.comingCents)}
        among={of}
        note={comingCents > 0 ? from : 'paid by businesses'}
        icon={<CalendarClock aria-hidden="true" />}
      />
      <StatCard
        label="On its way"
        value={amount(wallet?.onItsWayCents)}
        among={of}
        note={openPayout ? `by ${formatDay(openPayout.expectedOn)}` : 'to your bank'}
        icon={<Landmark aria-hidden="true" />}
      />
      <StatCard
        label="Paid"
        value={amount(wallet?.paidCents)}
        among={of}
        note="to your bank so far"
        icon={<CircleCheck aria-hidden="true" />}
      />
    </div>
  );
}
