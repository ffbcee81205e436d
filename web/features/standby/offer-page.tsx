import { zodResolver } from '@hookform/resolvers/zod';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import type { Result } from '#contract/endpoint.ts';
import { trackerAddress, workAddress } from '#contract/site/portal-addresses.ts';
import { standbyApi } from '#contract/trust/standby.ts';
import { describeTakeHome } from '#texts/jobs/sales-terms.ts';
import { nameDays } from '#texts/jobs/schedule.ts';
import { HoursTogether } from '#web/features/engagements/terms/hours-together.tsx';
import { TermsSignFields, termsSignedAs } from '#web/features/engagements/terms/sign-fields.tsx';
import { TermsText } from '#web/features/engagements/terms/text.tsx';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { formatDateTime, formatSoon } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { standbyOfferQuery } from './api.ts';

type Offer = Result<typeof standbyApi.offer>;

const back = <BackLink to={trackerAddress()}>My Applications</BackLink>;

/** A place that is offered to a rep on standby: when, where and for how much, the terms, and the answer. */
export function StandbyOfferPage({ offerId }: { readonly offerId: string }) {
  const [arrivesAt, setArrivesAt] = useState<string>();
  const { data, error, isFetching, refetch } = useQuery({
    ...standbyOfferQuery(offerId, arrivesAt),
    refetchInterval: 60_000,
    placeholderData: keepPreviousData,
  });
  useDocumentTitle(data ? `Step in · ${data.title}` : 'Step in');
  // Taken, over or not theirs: another try changes nothing.
  if (error instanceof ApiError && error.status < 500)
    return (
      <>
        <PageHeader above={back} title="Step in" />
        <EmptyState
          icon={<CalendarX aria-hidden="true" />}
          title={error.title}
          action={<LinkButton to={trackerAddress()}>My Applications</LinkButton>}
        >
          {error.message}
        </EmptyState>
      </>
    );
  if (!data)
    return (
      <>
        <PageHeader above={back} title="Step in" />
        <NotLoaded query={{ error, isFetching, refetch }} label="Loading the offer" count={2} />
      </>
    );
  return <Offered offer={data} onArrival={setArrivesAt} refetch={() => void refetch()} />;
}

interface OfferedProps {
  readonly offer: Offer;
  readonly onArrival: (arrivesAt: string) => void;
  readonly refetch: () => void;
}

function Offered({ offer, onArrival, refetch }: OfferedProps) {
  const {
    restUntil,
    title,
    companyName,
    startsAt,
    answerBy,
    takeHomeCents,
    upTo,
    place,
    days,
    text,
    now,
    minutesAMonth,
  } = offer;
  return (
    <>
      <PageHeader above={back} title={`Can you step in for ${title}?`} description={companyName} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-6">
          <Alert tone="warning" title={`Answer by ${formatSoon(answerBy, new Date(now))}`}>
            The first rep to accept gets the place. {restUntil ? 'You’re' : 'If no money is held for it, you’re'} booked
            once {companyName} pays.
          </Alert>
          <Card title="When and where">
            <dl className="grid gap-3">
              <Fact term="Starts">{formatDateTime(startsAt)}</Fact>
              {restUntil ? (
                <Fact term="Ends">{formatDateTime(restUntil)}</Fact>
              ) : (
                <Fact term="Days">{nameDays(days)}</Fact>
              )}
              <Fact term="Where">{place}</Fact>
              <Fact term="You’ll get">{describeTakeHome(takeHomeCents, upTo)}</Fact>
            </dl>
          </Card>
          <HoursTogether repName={null} companyName={companyName} minutesAMonth={minutesAMonth} />
          <Answer offer={offer} onArrival={onArrival} onChanged={refetch} />
        </div>
        <Card title="Terms of work">
          <TermsText text={text} />
        </Card>
      </div>
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="break-words font-semibold">{children}</dd>
    </div>
  );
}

interface AnswerProps {
  readonly offer: Offer;
  readonly onArrival: (arrivesAt: string) => void;
  readonly onChanged: () => void;
}

function Answer({ offer, onArrival, onChanged }: AnswerProps) {
  const { id: offerId, sha256, arrivals, expectedName, asksPhone, companyName, startsAt, restUntil } = offer;
  const navigate = useNavigate();
  const accept = useMutation(mutationOf(standbyApi.accept));
  const decline = useMutation(mutationOf(standbyApi.decline));
  const form = useForm({
    resolver: zodResolver(z.object({ ...termsSignedAs(expectedName), arrivesAt: z.iso.datetime() })),
    defaultValues: { fullName: '', agreed: false as true, phone: '', arrivesAt: arrivals[0] ?? '' },
  });
  const { handleSubmit, formState, setError, control, setValue } = form;
  // The terms for the rest of a day begin with the arrival. One that has passed gives way to the next.
  useEffect(() => {
    if (offer.restUntil) setValue('arrivesAt', offer.startsAt);
  }, [offer, setValue]);
  const chosen = useWatch({ control, name: 'arrivesAt' });
  const isRead = restUntil === null || chosen === startsAt;
  const submit = handleSubmit(async (signed) => {
    try {
      const { engagementId, paid } = await accept.mutateAsync({ params: { offerId }, body: { ...signed, sha256 } });
      toast(
        paid
          ? { title: 'You’re booked', description: `We’ve told ${companyName} when you’ll be there.` }
          : {
              title: 'You accepted the place',
              description: `You’re booked once ${companyName} pays. We’ll notify you.`,
            },
      );
      navigate(workAddress(engagementId));
    } catch (error) {
      applyServerErrors(error, setError);
      onChanged();
    }
  });
  return (
    <Card title="I’m coming">
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate className="grid gap-5">
          <FormField
            control={control}
            name="arrivesAt"
            label="When will you be there?"
            hint={`${companyName} will see this time.${restUntil ? ' Your pay and the terms depend on it.' : ''}`}
            required
          >
            {(field) => (
              <Select
                {...field}
                onChange={(value) => {
                  field.onChange(value);
                  if (value) onArrival(value);
                }}
                options={arrivals.map((value) => ({ value, label: formatDateTime(value) }))}
              />
            )}
          </FormField>
          <TermsSignFields
            expectedName={expectedName}
            asksPhone={asksPhone}
            label="I have read and agree to these terms of work."
          />
          <FormFailure failure={formState.errors.root} title="You’re not booked" />
          <div className="flex flex-wrap gap-3">
            <Button
              type="submit"
              variant="accent"
              size="large"
              full="phone"
              busy={formState.isSubmitting}
              busyLabel="Signing"
              disabled={!isRead}
            >
              Accept the place
            </Button>
            <AskFirst
              trigger={
                <Button variant="ghost" size="large" full="phone">
                  Decline
                </Button>
              }
              tone="default"
              title="Decline this place?"
              description="We’ll offer it to the next rep. You stay on standby, and it’s never held against you."
              confirmLabel="Decline the place"
              failed="We couldn’t send your answer"
              act={async () => {
                await decline.mutateAsync({ params: { offerId } });
                toast({ title: 'Place declined' });
                navigate(trackerAddress());
              }}
            />
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}
