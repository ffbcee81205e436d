import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { type TriagedDispute, triageApi } from '#contract/trust/triage.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { onceOpened, queryOf } from '#web/lib/endpoint-queries.ts';
import { formatRandExact } from '#web/lib/format.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Timeline } from '#web/ui/timeline.tsx';
import { reviewedWorkAddress } from './dispute-addresses.ts';

const triageQuery = (engagementId: string) => ({
  ...queryOf(triageApi.show, { params: { engagementId } }),
  ...onceOpened,
});

/** Its part of the triage; undefined until it is loaded, and once the dispute is decided. */
export const useTriage = (engagementId: string, milestoneId: string): TriagedDispute | undefined =>
  useQuery(triageQuery(engagementId)).data?.disputes.find((one) => one.milestoneId === milestoneId);

/** An open dispute, prepared for the person who decides. */
export function DisputeTriage({
  engagementId,
  milestoneId,
}: {
  readonly engagementId: string;
  readonly milestoneId: string;
}) {
  const { data, error, isFetching, refetch } = useQuery(triageQuery(engagementId));
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 w-full rounded-card" label="Loading the triage" grows />;
  const found = data.disputes.find((one) => one.milestoneId === milestoneId);
  if (!found) return null;
  return (
    <section className="grid gap-3 border-line border-t pt-5">
      <h3 className="text-lg">Proposed split: {formatRandExact(found.splitCents)} for the rep</h3>
      <p className="text-ink-soft leading-normal">A proposal by rule. You decide.</p>
      <DescriptionList
        items={[
          { term: 'Both agree', detail: found.agreed },
          { term: 'Records', detail: found.events.join(' ') },
          { term: 'Rule', detail: found.rule },
          { term: 'Why this split', detail: found.reasons.join(' ') },
          { term: 'Similar cases', detail: <Similar cases={found.similar} /> },
        ]}
      />
    </section>
  );
}

function Similar({ cases }: { readonly cases: TriagedDispute['similar'] }) {
  const [address] = useSearchParams();
  if (cases.length === 0) return 'None decided by our team yet.';
  return (
    <ul className="grid gap-1">
      {cases.map(({ engagementId, decidedAt, payCents, earnedCents }) => (
        <li key={engagementId}>
          <TextLink to={reviewedWorkAddress(address, engagementId)}>
            {formatRandExact(earnedCents)} of {formatRandExact(payCents)}
          </TextLink>
          , {formatDateTime(decidedAt)}
        </li>
      ))}
    </ul>
  );
}

/** All that is recorded about a gig, in order of time. */
export function DisputeTimeline({ engagementId }: { readonly engagementId: string }) {
  const { data } = useQuery(triageQuery(engagementId));
  if (!data) return null;
  return (
    <Card title="Timeline" description="Times are in South African time (SAST).">
      <Timeline
        entries={data.timeline.map(({ at, what, text }, index) => ({
          id: String(index),
          title: what,
          time: formatDateTime(at),
          moment: at,
          tone: 'done' as const,
          ...(text.length > 0 && {
            body: <span className="line-clamp-6 whitespace-pre-line break-words">{text.join('\n')}</span>,
          }),
        }))}
      />
    </Card>
  );
}
