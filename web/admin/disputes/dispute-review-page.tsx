import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  disputeReviewApi,
  type ReviewedDispute as Reviewed,
  type ReviewedWork,
} from '#contract/engagements/dispute-review.ts';
import { gigStatusTexts } from '#texts/engagements/status.ts';
import { nameDays } from '#texts/jobs/schedule.ts';
import { reviewedWorkQuery } from '#web/features/engagements/disputes/api.ts';
import { DisputeRuling } from '#web/features/engagements/disputes/ruling.tsx';
import { DisputeStatements } from '#web/features/engagements/disputes/statements.tsx';
import { aboutWords, outcomeWords, spokenWords, stageText } from '#web/features/engagements/disputes/words.ts';
import { EvidenceCard } from '#web/features/engagements/evidence-card.tsx';
import type { LinkOfFile } from '#web/features/engagements/shown-file.tsx';
import { HoursLines } from '#web/features/engagements/team/hours-lines.tsx';
import { WorkTimeline } from '#web/features/engagements/work/timeline.tsx';
import { nameDayOf } from '#web/features/engagements/work/words.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { call } from '#web/lib/api-client.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime, formatTime, formatUntil } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { CancelGig } from './dispute-cancel.tsx';
import { DecideDialog } from './dispute-decide.tsx';
import { DisputeTimeline, DisputeTriage } from './dispute-triage.tsx';
import { GigSales } from './gig-sales.tsx';

interface ReviewedWorkPageProps {
  readonly engagementId: string;
  /** The URL of the list that it was opened from. */
  readonly back: string;
}

/** A gig with both parties: the dispute, the history, the money. Opening it is recorded. */
export function ReviewedWorkPage({ engagementId, back }: ReviewedWorkPageProps) {
  const { data, error, isFetching, refetch } = useQuery(reviewedWorkQuery(engagementId));
  const above = <BackLink to={back}>Back to the list</BackLink>;
  if (!data)
    return (
      <>
        <PageHeader title="Gig" above={above} />
        <NotLoaded query={{ error, isFetching, refetch }} label="Loading the gig" count={2} />
      </>
    );
  const { engagement, rep, business, disputes, canCallOff } = data;
  return (
    <>
      <PageHeader title={engagement.title} above={above} description={`${rep.name} for ${business.name}`} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-6">
          {disputes.map((dispute) => (
            <ReviewedDispute key={dispute.milestoneId} work={data} dispute={dispute} />
          ))}
          <Records work={data} />
          {engagement.salesTerms ? <GigSales engagementId={engagementId} /> : null}
          {disputes.length > 0 ? <DisputeTimeline engagementId={engagementId} /> : null}
          <Card title="Gig as the business sees it" folded={disputes.length > 0}>
            <WorkTimeline work={{ ...engagement, steps: data.steps }} />
          </Card>
        </div>
        <div className="grid min-w-0 gap-6">
          <Money work={data} />
          <Card title="Rep and business">
            <DescriptionList
              items={[
                { term: 'Rep', detail: <Person {...rep} /> },
                { term: 'Business', detail: <Person {...business} /> },
              ]}
            />
          </Card>
          <EvidenceCard engagementId={engagementId} asTeam />
          {canCallOff ? (
            <Card
              title="Cancel gig"
              description="Use this when one side can’t continue, or when the gig must not take place."
            >
              <CancelGig engagementId={engagementId} />
            </Card>
          ) : null}
        </div>
      </div>
    </>
  );
}

/** Opening it is recorded. */
const linkAsAdmin =
  (engagementId: string): LinkOfFile =>
  (fileId) =>
    call(disputeReviewApi.link, { params: { engagementId, fileId } });

function Person({ name, email }: { readonly name: string; readonly email: string }) {
  return (
    <>
      <span className="block font-semibold">{name}</span>
      <a href={`mailto:${email}`} className="text-brand underline underline-offset-4">
        <EmailText>{email}</EmailText>
      </a>
    </>
  );
}

function ReviewedDispute({ work, dispute }: { readonly work: ReviewedWork; readonly dispute: Reviewed }) {
  const [deciding, setDeciding] = useState(false);
  const { engagement, rep, business } = work;
  const { outcome, from, stateBy, decideBy, spoke, open, milestone, chargedBack, ruling, decides, ownDecision } =
    dispute;
  const nameOf = (side: 'rep' | 'business') => (side === 'rep' ? `${rep.name} (rep)` : `${business.name} (business)`);
  const isRuled = ruling !== null && !chargedBack;
  const silence = stateBy !== null && spoke.length === 1;
  return (
    <Card
      title={engagement.milestones.length > 1 ? `Dispute, week ${milestone}` : 'Dispute'}
      description={aboutWords[from]}
      action={<StatusBadge {...stageText(dispute)} />}
    >
      <div className="grid gap-5">
        {outcome ? (
          <Alert tone="info" title={outcomeWords(outcome, null, { chargedBack, ruled: isRuled })}>
            {outcome.reason ? <span className="whitespace-pre-line">{outcome.reason}</span> : null}
          </Alert>
        ) : isRuled ? null : (
          <DescriptionList
            look="columns"
            items={[
              { term: 'Statement from', detail: spokenWords(spoke) },
              {
                term: 'Decide by',
                detail:
                  decideBy === null
                    ? 'No deadline'
                    : silence
                      ? `${formatUntil(stateBy)}, then automatically`
                      : formatUntil(decideBy),
              },
            ]}
          />
        )}
        {ruling ? <DisputeRuling {...{ ruling, chargedBack, nameOf }} as={null} other="" /> : null}
        {chargedBack ? (
          <Alert tone="warning" title="The bank reversed this payment">
            This gig is never decided automatically. The rep’s share will be on hold in their wallet until finance lifts
            the hold. The platform bears that loss.
          </Alert>
        ) : null}
        <DisputeStatements dispute={dispute} nameOf={nameOf} linkOf={linkAsAdmin(engagement.id)} />
        {open ? <DisputeTriage engagementId={engagement.id} milestoneId={dispute.milestoneId} /> : null}
        {decides ? (
          <div>
            <Button full="phone" onClick={() => setDeciding(true)}>
              {ruling && decides === 'final' && !chargedBack ? 'Decide appeal' : 'Decide dispute'}
            </Button>
          </div>
        ) : null}
        {ownDecision ? (
          <p className="text-ink-soft">You took part in the first decision. Another admin has to decide the appeal.</p>
        ) : null}
      </div>
      {deciding ? <DecideDialog work={engagement} dispute={dispute} onClose={() => setDeciding(false)} /> : null}
    </Card>
  );
}

const kinds = { in: 'Checked in', out: 'Checked out', waiting: 'Waited, business absent' } as const;

function Records({ work: { engagement, attendances, handIns, pictures } }: { readonly work: ReviewedWork }) {
  if (attendances.length === 0 && handIns.length === 0) return null;
  return (
    <Card title="Attendance and hours">
      <div className="grid gap-5">
        {attendances.length > 0 ? (
          <ul className="grid gap-2">
            {attendances.map(({ id, kind, at, offline, place }) => (
              <li key={id}>
                <span className="figures font-semibold">
                  {nameDayOf(at)}, {formatTime(at)}
                </span>{' '}
                {kinds[kind]}
                {offline || place ? (
                  <span className="text-ink-soft text-sm">
                    {' '}
                    {[
                      offline && 'recorded offline',
                      place && `at ${place.latitude.toFixed(4)}, ${place.longitude.toFixed(4)}`,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                ) : null}
              </li>
            ))}
          </ul>
        ) : null}
        {handIns.map((submission) => (
          <section key={submission.id}>
            <h3 className="mb-2 text-lg">Hours submitted {formatDateTime(submission.at)}</h3>
            <HoursLines
              {...submission}
              schedule={engagement.schedule}
              asksCount={engagement.asksCount}
              pictures={pictures.filter(({ milestone }) => milestone === submission.milestone)}
              linkOf={linkAsAdmin(engagement.id)}
            />
          </section>
        ))}
      </div>
    </Card>
  );
}

function Money({ work: { engagement } }: { readonly work: ReviewedWork }) {
  const { milestones, payCents, feeBearer } = engagement;
  return (
    <Card
      title="Money"
      description={`Pay ${engagement.salesTerms ? 'up to ' : ''}${formatRandExact(payCents)}. The ${feeBearer === 'rep' ? 'rep bears' : 'business bears'} our fee.`}
    >
      <ul className="grid gap-5">
        {milestones.map(({ id, number, days, status, money }) => (
          <li key={id} className="grid gap-2">
            <p className="flex flex-wrap items-center justify-between gap-2 font-semibold">
              {milestones.length > 1 ? `Week ${number}` : nameDays(days) || 'Days not set'}
              <StatusBadge {...gigStatusTexts[status].business} />
            </p>
            <DescriptionList
              items={[
                { term: 'Paid by the business', detail: formatRandExact(money.fundedCents) },
                { term: 'Held', detail: formatRandExact(money.heldCents) },
                { term: 'To the rep', detail: formatRandExact(money.repCents) },
                { term: 'Our fee', detail: formatRandExact(money.platformCents) },
                { term: 'Back to the business', detail: formatRandExact(money.backCents) },
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
