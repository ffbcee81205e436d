import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Milestone } from '#contract/engagements/engagements.ts';
import { teamWorkAddress } from '#contract/site/portal-addresses.ts';
import { type StandbyOfGig, standbyApi } from '#contract/trust/standby.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { describeHoursTogether } from '#texts/labour/hours-together.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatDateTime, formatSoon, formatTime } from '#web/lib/format-time.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { standbyOfGigQuery, standbyOfJobQuery } from './api.ts';
import { RestCard } from './rest-card.tsx';
import { StandbySignDialog } from './sign-dialog.tsx';
import { StopOffering } from './stop-offering.tsx';

type Place = NonNullable<StandbyOfGig['place']>;
type Offer = Place['offers'][number];

const answers: Record<Offer['status'], { readonly label: string; readonly tone: BadgeTone }> = {
  open: { label: 'Asked', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'success' },
  declined: { label: 'Declined', tone: 'neutral' },
  expired: { label: 'No answer', tone: 'neutral' },
  taken: { label: 'Place taken', tone: 'neutral' },
};

const repsOnStandby = (count: number) => (count === 1 ? '1 rep on standby' : `${count} reps on standby`);

/** `08:40` today, otherwise with its day. */
const arrival = (at: string, now: Date) =>
  dayInSouthAfrica(new Date(at)) === dayInSouthAfrica(now) ? formatTime(at) : formatDateTime(at);

interface StandbyPlaceProps {
  readonly engagementId: string;
  readonly jobId: string;
  readonly now: Date;
}

/** For the business, once a rep isn’t coming: offers the place to reps on standby, and shows who was asked and who comes instead. */
export function StandbyPlace({ engagementId, jobId, now }: StandbyPlaceProps) {
  const gig = useQuery({ ...standbyOfGigQuery(engagementId), refetchInterval: 30_000 });
  if (!gig.data) {
    const { error, isFetching, refetch } = gig;
    if (error) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
    return isAwaited(gig) ? <Pending /> : null;
  }
  const { place, available, reps, rest } = gig.data;
  if (place?.filled) return <Filled filled={place.filled} now={now} />;
  if (place?.status === 'open') return <Asked place={place} jobId={jobId} now={now} />;
  if (available === 0)
    return place ? (
      <Alert tone="warning" title="No rep on standby took the place">
        {rest
          ? `You can offer the rest of the day until ${formatTime(rest.offerUntil)}, once another rep is on standby.`
          : place.rest
            ? null
            : 'You can accept another applicant.'}
      </Alert>
    ) : null;
  if (rest)
    return (
      <RestCard engagementId={engagementId} title={repsOnStandby(reps.length)} rest={rest}>
        <Reps reps={reps} />
      </RestCard>
    );
  return <OfferCard engagementId={engagementId} jobId={jobId} reps={reps} />;
}

interface FilledProps {
  readonly filled: NonNullable<Place['filled']>;
  readonly now: Date;
}

/** Who accepted the place: they come, wait for the payment, or don’t come any more. */
function Filled({ filled: { repName, arrivesAt, engagementId, status, payBy }, now }: FilledProps) {
  const isExpected = milestoneTraits[status].takesPlace;
  return (
    <Alert
      tone={isExpected && payBy === null ? 'success' : 'warning'}
      title={
        isExpected
          ? `${repName} ${payBy === null ? 'is coming' : 'can come'} instead, ${arrival(arrivesAt, now)}`
          : `${repName} isn’t coming`
      }
      action={
        <LinkButton to={teamWorkAddress(engagementId)} size="small" variant="secondary" full="phone">
          See their gig
        </LinkButton>
      }
    >
      {payBy !== null
        ? `Pay by ${formatSoon(payBy, now)} to book them. No held money covers this gig.`
        : isExpected
          ? `${repName} was on standby and signed the terms.`
          : 'They accepted your place from standby, but their gig ended. You can accept another applicant.'}
    </Alert>
  );
}

interface AskedProps extends Omit<StandbyPlaceProps, 'engagementId'> {
  readonly place: Place;
}

function Asked({ place: { offers, rest }, jobId, now }: AskedProps) {
  return (
    <Card
      title={rest ? 'Rest of the day offered to reps on standby' : 'Offered to reps on standby'}
      description={`The first to accept gets the place${rest ? ' once you sign and pay' : ''}. If a rep declines or doesn’t answer, we ask the next one.`}
    >
      <ul className="divide-y divide-line">
        {offers.map(({ id, repName, status, answerBy, minutesAMonth }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-3 first:pt-0 last:pb-0">
            <span className="min-w-0 break-words font-semibold">
              {repName}
              {minutesAMonth === null ? null : <HoursNote repName={repName} minutesAMonth={minutesAMonth} />}
            </span>
            <span className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
              {status === 'open' ? `Has until ${formatSoon(answerBy, now)}` : null}
              <Badge tone={answers[status].tone}>{answers[status].label}</Badge>
            </span>
          </li>
        ))}
      </ul>
      <StopOffering jobId={jobId} />
    </Card>
  );
}

/** The rep’s work for the business a month if they accept, and a warning where the law presumes employment. */
function HoursNote({ repName, minutesAMonth }: { readonly repName: string; readonly minutesAMonth: number }) {
  const { brief, reached, rule } = describeHoursTogether({ repName, minutesAMonth, companyName: 'you' });
  return (
    <span className="block font-normal text-ink-soft text-sm">
      {brief}.{reached ? ` ${rule}` : null}
    </span>
  );
}

function Reps({ reps }: { readonly reps: StandbyOfGig['reps'] }) {
  return (
    <ul aria-label="Reps on standby" className="mb-4 divide-y divide-line">
      {reps.map(({ applicationId, repName, minutesAMonth }) => (
        <li key={applicationId} className="py-3 first:pt-0 last:pb-0">
          <span className="block break-words font-semibold">{repName}</span>
          <HoursNote repName={repName} minutesAMonth={minutesAMonth} />
        </li>
      ))}
    </ul>
  );
}

interface OfferCardProps extends Omit<StandbyPlaceProps, 'now'> {
  readonly reps: StandbyOfGig['reps'];
}

function OfferCard({ engagementId, jobId, reps }: OfferCardProps) {
  const ofJob = useQuery(standbyOfJobQuery(jobId));
  const offer = useMutation(mutationOf(standbyApi.offerPlace));
  const choose = useMutation(mutationOf(standbyApi.choose));
  const [signing, setSigning] = useState(false);
  const send = async () => {
    try {
      await offer.mutateAsync({ params: { engagementId }, body: { rest: false } });
      toast({ title: 'Place offered', description: 'We’ll notify you when a rep accepts.' });
    } catch (error) {
      failureToast('We couldn’t offer the place', error);
    }
  };
  const signed = ofJob.data?.automatic !== null;
  return (
    <Card
      title={repsOnStandby(reps.length)}
      description="The first to accept is booked. The money you paid for this gig covers theirs, if it’s still held for a replacement."
    >
      <Reps reps={reps} />
      <Button
        variant="accent"
        full="phone"
        busy={offer.isPending}
        disabled={!ofJob.data}
        onClick={() => (signed ? void send() : setSigning(true))}
      >
        Offer the place
      </Button>
      {signing && ofJob.data ? (
        <StandbySignDialog
          jobId={jobId}
          standby={ofJob.data}
          confirmLabel="Sign and offer the place"
          onSigned={async (signed) => {
            await choose.mutateAsync({ params: { jobId }, body: { ...signed, automatic: false } });
            await send();
          }}
          onClose={() => setSigning(false)}
        />
      ) : null}
    </Card>
  );
}

interface StandbyArrivalProps {
  readonly as: 'rep' | 'business';
  readonly work: {
    readonly id: string;
    readonly now: string;
    readonly companyName: string;
    readonly milestones: readonly Pick<Milestone, 'status' | 'deadline'>[];
  };
}

/** On the gig of a rep who accepted a place from standby, for both sides: when they arrive, and until when the gig waits for the payment. */
export function StandbyArrival({ as, work: { id, now, companyName, milestones } }: StandbyArrivalProps) {
  const { data } = useQuery(standbyOfGigQuery(id));
  const first = milestones[0];
  if (!data?.arrivesAt || !first || !milestoneTraits[first.status].takesPlace) return null;
  const at = formatDateTime(data.arrivesAt);
  if (first.status === 'agreed') {
    const payBy = first.deadline ? ` by ${formatSoon(first.deadline.at, new Date(now))}` : '';
    return as === 'rep' ? (
      <Alert tone="warning" title={`This gig waits for ${companyName} to pay${payBy}`}>
        You’re booked once they pay. You said that you’ll be there by {at}.
      </Alert>
    ) : (
      <Alert tone="warning" title={`Pay${payBy} to book this rep`}>
        They accepted the place and said that they’ll be there by {at}.
      </Alert>
    );
  }
  return as === 'rep' ? (
    <Alert title={`You’re stepping in: be there by ${at}`}>
      The business sees this time. Let them know if it changes.
    </Alert>
  ) : (
    <Alert title={`Stepping in from standby, ${at}`}>They said that they’ll be there by then.</Alert>
  );
}
