import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { jobForRepAddress, workAddress } from '#contract/site/portal-addresses.ts';
import { type RehireOffer, rehireApi } from '#contract/trust/rehire.ts';
import { describeTakeHome } from '#texts/jobs/sales-terms.ts';
import { nameDays } from '#texts/jobs/schedule.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatTime, formatUntil } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { rehireOffersQuery } from './api.ts';

/** Invitations of businesses that the rep worked for; renders nothing if there are none. */
export function RehireOffers() {
  // Without them the list below says what is wrong, and they are asked for again.
  const { data } = useQuery({ ...rehireOffersQuery, refetchInterval: 60_000 });
  if (!data || data.items.length === 0) return null;
  return (
    <ul aria-label="Invitations to work again" className="mb-5 grid gap-3">
      {data.items.map((offer) => (
        <li key={offer.id}>
          <Offer offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function Offer({ offer }: { readonly offer: RehireOffer }) {
  const {
    id: invitationId,
    jobId,
    jobTitle,
    companyName,
    place,
    days,
    startsAt,
    endsAt,
    takeHomeCents,
    upTo,
    answerBy,
  } = offer;
  const navigate = useNavigate();
  const accept = useMutation(mutationOf(rehireApi.accept));
  const decline = useMutation(mutationOf(rehireApi.decline));
  const params = { invitationId };
  const [refused, setRefused] = useState<{ readonly title: string; readonly text: string } | null>(null);

  async function say(yes: boolean) {
    setRefused(null);
    try {
      if (!yes) {
        await decline.mutateAsync({ params });
        toast({ title: 'Declined', description: `${companyName} sees that you can’t come.` });
        return;
      }
      const { engagementId } = await accept.mutateAsync({ params });
      toast({
        title: 'You’re hired',
        description: engagementId
          ? `Read and agree to the terms of work now. ${companyName} pays after that.`
          : `Message ${companyName} to plan the gig.`,
      });
      if (engagementId) await navigate(workAddress(engagementId));
    } catch (error) {
      setRefused(
        error instanceof ApiError
          ? { title: error.title, text: error.message }
          : { title: 'We couldn’t save your answer', text: 'Please try again in a moment.' },
      );
    }
  }

  return (
    <section
      aria-label={`${companyName}: ${jobTitle}`}
      className="rounded-card border border-line bg-surface p-(--gutter) shadow-card"
    >
      <h2 className="text-lg leading-6 wrap-anywhere">
        {companyName} wants you back for <TextLink to={jobForRepAddress(jobId)}>{jobTitle}</TextLink>
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-2">
        <Fact term="When">
          {nameDays(days)}, {formatTime(startsAt)} to {formatTime(endsAt)}
        </Fact>
        <Fact term="Where">{place}</Fact>
        <Fact term="You’ll get">{describeTakeHome(takeHomeCents, upTo)}</Fact>
        <Fact term="Answer by">{formatUntil(answerBy)}</Fact>
      </dl>
      <p className="mt-3 text-ink-soft text-sm">Accepting hires you. The first reps to accept get the places.</p>
      {/* Stays: it says which other gig to cancel. */}
      {refused ? (
        <div className="mt-4">
          <Alert tone="danger" title={refused.title} announce>
            {refused.text}
          </Alert>
        </div>
      ) : null}
      <div className="mt-4 flex flex-col gap-3 sm:flex-row">
        <Button
          variant="accent"
          full="phone"
          busy={accept.isPending}
          disabled={decline.isPending}
          onClick={() => void say(true)}
        >
          Accept<span className="sr-only">: {jobTitle}</span>
        </Button>
        <Button
          variant="secondary"
          full="phone"
          busy={decline.isPending}
          disabled={accept.isPending}
          onClick={() => void say(false)}
        >
          Decline<span className="sr-only">: {jobTitle}</span>
        </Button>
      </div>
    </section>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </div>
  );
}
