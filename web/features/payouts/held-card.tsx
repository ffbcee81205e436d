import type { HeldPay } from '#contract/payouts/wallet.ts';
import { workAddress } from '#contract/site/portal-addresses.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { MoneyRow } from './money-row.tsx';

/** Pay on hold: since when, why, and what to do. */
export function HeldCard({ held }: { readonly held: readonly HeldPay[] }) {
  if (held.length === 0) return null;
  return (
    <Card
      title="On hold"
      description="We can’t pay this out until our team has decided. The rest of your balance isn’t affected."
      flush
    >
      <ul className="divide-y divide-line border-line border-t">
        {held.map(({ engagementId, title, amountCents, reason, whatToDo, since }) => (
          <MoneyRow
            key={engagementId + since}
            title={<TextLink to={workAddress(engagementId)}>{title}</TextLink>}
            amount={formatRandExact(amountCents)}
          >
            Since {formatDate(since)}. {reason} {whatToDo}
          </MoneyRow>
        ))}
      </ul>
    </Card>
  );
}
