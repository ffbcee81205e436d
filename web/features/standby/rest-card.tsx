import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type StandbyOfGig, standbyApi } from '#contract/trust/standby.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatRand } from '#web/lib/format.ts';
import { formatDateTime, formatTime } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

interface RestCardProps {
  readonly engagementId: string;
  readonly title: string;
  readonly rest: NonNullable<StandbyOfGig['rest']>;
  /** The reps who would be asked. */
  readonly children: ReactNode;
}

/** For the business, once the last day has begun without its rep: what the rest of the day costs, and the button that offers it. */
export function RestCard({ engagementId, title, rest, children }: RestCardProps) {
  const { from, latestFrom, until, mostCents, leastCents, held } = rest;
  const offer = useMutation(mutationOf(standbyApi.offerPlace));
  const send = async () => {
    try {
      await offer.mutateAsync({ params: { engagementId }, body: { rest: true } });
      toast({
        title: 'Rest of the day offered',
        description: 'We’ll notify you when a rep accepts, so that you can pay.',
      });
    } catch (error) {
      failureToast('We couldn’t offer the place', error);
    }
  };
  const price =
    mostCents === leastCents ? formatRand(mostCents) : `${formatRand(leastCents)} to ${formatRand(mostCents)}`;
  return (
    <Card title={title} description={`They can still come for the rest of the day, until ${formatTime(until)}.`}>
      <div className="mb-4 grid max-w-prose gap-3 leading-normal">
        <p>
          <strong className="figures">You’ll pay {price} for the replacement.</strong> The amount depends on when they
          arrive, which can be from {formatTime(from)} to {formatTime(latestFrom)}. They’re booked once you sign and
          pay.
        </p>
        {held ? (
          <p>
            We still hold {formatRand(held.cents)} that you paid for this gig, so it can’t pay for the replacement.{' '}
            {held.backAt
              ? `If the rep doesn’t contest your report, we’ll refund it on ${formatDateTime(held.backAt)}. If they check in after all, you pay both.`
              : 'Our team decides what comes back to you.'}
          </p>
        ) : null}
      </div>
      {children}
      <Button variant="accent" full="phone" busy={offer.isPending} onClick={() => void send()}>
        Offer the rest of the day
      </Button>
    </Card>
  );
}
