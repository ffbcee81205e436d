import type { PaidHire } from '#contract/payments/payments.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { hireWords } from './review-words.ts';

/** Whose work a payment is for, and what became of each part of it. */
export function StoryHires({ hires }: { readonly hires: readonly PaidHire[] }) {
  return (
    <Card title="Gigs in this payment">
      <DescriptionList
        items={hires.map(({ repName, what, amountCents, cardFeeCents, state }) => ({
          term: repName,
          detail: `${formatRandExact(amountCents)}${cardFeeCents > 0 ? ` plus ${formatRandExact(cardFeeCents)} card fee` : ''}: ${what}. ${hireWords[state]}`,
        }))}
      />
    </Card>
  );
}
