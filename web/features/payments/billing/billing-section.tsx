import { useMe } from '#web/features/session/portal-gate.tsx';
import { mailUrl, support } from '#web/lib/site-facts.ts';
import { Alert } from '#web/ui/alert.tsx';
import { sidesOf } from '../side-facts.ts';
import { DetailsCard } from './details-card.tsx';
import { HistoryCard } from './history-card.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { useCardReturn } from './use-card-return.ts';

/** A user's subscriptions, by side, and their payments. */
export function BillingSection() {
  const sides = sidesOf(useMe());
  useCardReturn(sides);
  return (
    <>
      {sides.length === 0 ? (
        <Alert tone="info" title="Nothing to pay">
          Subscriptions are for sales reps and businesses. This account is neither.
        </Alert>
      ) : null}
      {sides.map((side) => (
        <SubscriptionCard key={side} side={side} />
      ))}
      <HistoryCard />
      <DetailsCard />
      <p className="text-ink-soft text-[0.9375rem]">
        Is something wrong with a payment? Write to{' '}
        <a href={mailUrl} className="font-medium text-brand underline underline-offset-4">
          {support.email}
        </a>
        .
      </p>
    </>
  );
}
