import type { ComingLine } from '#contract/payouts/wallet.ts';
import { workAddress } from '#contract/site/portal-addresses.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { MoneyRow } from './money-row.tsx';
import { comingWords } from './wallet-words.ts';

/** Payments by businesses that are not available yet, and when they will be. */
export function ComingCard({ lines }: { readonly lines: readonly ComingLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Card title="Upcoming" description="Payments from businesses for your gigs, and when each becomes available." flush>
      <ul className="divide-y divide-line border-line border-t">
        {lines.map((line) => (
          <MoneyRow
            key={line.milestoneId}
            title={<TextLink to={workAddress(line.engagementId)}>{line.title}</TextLink>}
            amount={`${line.chargedBack ? 'Up to ' : ''}${formatRandExact(line.amountCents)}`}
          >
            {line.companyName}. {comingWords(line)}
          </MoneyRow>
        ))}
      </ul>
    </Card>
  );
}
