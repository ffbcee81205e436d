import { useMutation, useQuery } from '@tanstack/react-query';
import { applicationsApi } from '#contract/applications/applications.ts';
import type { Substitutes } from '#contract/engagements/disputes.ts';
import type { Milestone } from '#contract/engagements/engagements.ts';
import { ownJobAddress } from '#contract/site/portal-addresses.ts';
import { overStatuses } from '#domain/engagements/lifecycle.ts';
import { milestoneTraits } from '#domain/engagements/states.ts';
import { applicationStatusTexts } from '#texts/applications/status.ts';
import { nameDays } from '#texts/jobs/schedule.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { substitutesQuery } from './api.ts';

type WithStatus = Pick<Milestone, 'status'>;

/** A rep who came and found no one on site needs no replacement. */
const isTaken = ({ status }: WithStatus): boolean => status === 'business_absent' || milestoneTraits[status].takesPlace;

/** The rep was due and isn't coming, and has no later shifts. */
export const isPlaceFree = (milestones: readonly WithStatus[]): boolean =>
  !milestones.every(isTaken) && milestones.filter(isTaken).every(({ status }) => overStatuses.includes(status));

interface SubstitutesCardProps {
  readonly engagementId: string;
  /** The missing rep. */
  readonly repName: string;
  readonly daysNamed: boolean;
}

/** Other applicants who are available, each with a button to accept them. For the business, once a rep isn't coming. */
export function SubstitutesCard({ engagementId, repName, daysNamed }: SubstitutesCardProps) {
  const { data, error, isFetching, refetch } = useQuery(substitutesQuery(engagementId));
  // No day is left to work.
  if (data && daysNamed && data.days.length === 0) return null;
  // The place is already taken.
  if (data && !data.placeFree && data.items.length === 0) return null;
  return (
    <Card title="Available replacements" description={data && placeWords(data, repName)}>
      {data ? (
        <Candidates {...data} />
      ) : error ? (
        <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24 w-full rounded-card" label="Loading replacements" grows />
      )}
    </Card>
  );
}

function placeWords({ placeFree, days }: Substitutes, repName: string): string {
  const when = days.length > 0 ? ` for ${nameDays(days)}` : '';
  if (placeFree)
    return `A place is open${when}. You can’t accept ${repName} for this job twice. To book them again, use “Hire again”.`;
  return `This job has no open places${when}.`;
}

function Candidates({ jobId, placeFree, items }: Substitutes) {
  const accept = useMutation(mutationOf(applicationsApi.accept));
  if (items.length === 0)
    return (
      <p className="text-ink-soft leading-normal">
        No applicants are free on these days. Other reps can apply while{' '}
        <TextLink to={ownJobAddress(jobId)}>the job</TextLink> is open.
      </p>
    );
  return (
    <ul className="divide-y divide-line">
      {items.map(({ applicationId, repName, status, appliedAt, verified, shortlisted, standbyUntil }) => (
        <li key={applicationId} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
          <div className="min-w-0">
            <p className="font-semibold">
              <TextLink to={ownJobAddress(jobId, { applicant: applicationId })}>{repName}</TextLink>
            </p>
            <p className="text-ink-soft text-sm">Applied {formatAgo(appliedAt)}</p>
            <p className="mt-1 flex flex-wrap gap-1.5">
              <StatusBadge {...applicationStatusTexts[status]} />
              {verified ? <Badge tone="success">Verified</Badge> : null}
              {standbyUntil ? <Badge tone="info">On standby</Badge> : null}
              {shortlisted ? <Badge tone="accent">Shortlisted</Badge> : null}
            </p>
          </div>
          {placeFree ? (
            <AskFirst
              trigger={
                <Button size="small" full="phone">
                  Accept<span className="sr-only"> {repName}</span>
                </Button>
              }
              tone="default"
              title={`Accept ${repName}?`}
              description="We’ll ask them to agree to the terms before you pay. They’ll work the days that haven’t started, for that share of the pay."
              confirmLabel="Accept"
              failed={`We couldn’t accept ${repName}`}
              act={async () => {
                await accept.mutateAsync({ params: { applicationId }, body: {} });
                toast({ title: `${repName} is accepted`, description: 'We’ve asked them to agree to the terms.' });
              }}
            />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
