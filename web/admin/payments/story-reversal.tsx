import type { PaymentStory } from '#contract/payments/admin-payments.ts';
import { useAdminMay } from '#web/admin/sign-in/admin-role.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { accountWords } from './money-words.ts';
import { otherListAddress } from './review-addresses.ts';

/** What finance does when a chargeback is won: the ledger is corrected and holds are lifted, each by two people. */
export function StoryReversal({ story: { payment, hires } }: { readonly story: PaymentStory }) {
  if (!useAdminMay()('corrections.ask')) return null;
  const { provider_clearing, chargeback_losses, bank } = accountWords;
  const isForWork = hires.some(({ state }) => state.startsWith('charged_back'));
  return (
    <Card
      title="If the bank reverses this chargeback"
      description="A second admin approves each step that moves money."
    >
      <ol className="grid list-decimal gap-3 ps-5">
        <li>
          Propose a <TextLink to={otherListAddress('corrections')}>correction</TextLink> of{' '}
          {formatRandExact(payment.amountGross)} from “{provider_clearing}” to “{chargeback_losses}” once the provider
          has recovered the money.
        </li>
        {isForWork ? (
          <>
            <li>
              Wait for the decision on any gig that is still in dispute. Then propose to lift the hold on the rep’s pay
              under <TextLink to={otherListAddress('money')}>Balances</TextLink>.
            </li>
            <li>
              Pay the business what the rep didn’t earn by EFT. Then propose a correction of that amount from “
              {chargeback_losses}” to “{bank}”.
            </li>
          </>
        ) : null}
      </ol>
    </Card>
  );
}
