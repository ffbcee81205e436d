import { useQuery } from '@tanstack/react-query';
import { ownJobAddress, teamAddress } from '#contract/site/portal-addresses.ts';
import { RepNote } from '#web/features/applications/board/rep-note.tsx';
import { AcceptedGig } from '#web/features/applications/gig/accepted-gig.tsx';
import { GiveButton } from '#web/features/courses/gifts/give-button.tsx';
import { DisputePanel } from '#web/features/engagements/disputes/panel.tsx';
import { isPlaceFree, SubstitutesCard } from '#web/features/engagements/disputes/substitutes.tsx';
import { EvidenceCard } from '#web/features/engagements/evidence-card.tsx';
import { KeptMoney } from '#web/features/engagements/kept-money.tsx';
import { GigSalesCard } from '#web/features/engagements/sales/gig-card.tsx';
import { aroundQuery, oneWorkQuery, recordsQuery } from '#web/features/engagements/team/api.ts';
import { HireAgain } from '#web/features/engagements/team/hire-again.tsx';
import { TeamMilestone } from '#web/features/engagements/team/milestone.tsx';
import { TeamStar } from '#web/features/engagements/team/star.tsx';
import { TermsCard } from '#web/features/engagements/terms/card.tsx';
import { WorkTimeline } from '#web/features/engagements/work/timeline.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { MessageButton } from '#web/features/messaging/message-button.tsx';
import { RepPictureButton } from '#web/features/rehire/rep-picture-button.tsx';
import { GigReviewsCard } from '#web/features/reviews/gig-reviews.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { StandbyArrival, StandbyPlace } from '#web/features/standby/place-card.tsx';
import { ExcuseCard } from '#web/features/trust/reliability/excuse-card.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Route } from './+types/team-work';

export const meta = () => pageMeta({ title: 'Gig', hidden: true });

/** One rep's gig on one job, as the business sees it. */
export default function TeamWork({ params: { engagementId } }: Route.ComponentProps) {
  // A rep becomes late, and a deadline passes, without an event.
  const query = useQuery({ ...oneWorkQuery(engagementId), refetchInterval: 60_000 });
  const records = useQuery(recordsQuery(engagementId));
  const around = useQuery(aroundQuery(engagementId));
  const back = <BackLink to={teamAddress()}>My Team</BackLink>;
  const work = query.data;
  useDocumentTitle(work ? `${work.repName} · ${work.title}` : 'Gig');
  // A milestone without its check-ins and hours would look as if there were none.
  if (!work || !records.data) {
    const failed = query.error ? query : records;
    return failed.error ? (
      <>
        <PageHeader above={back} title="Gig" />
        <QueryTrouble error={failed.error} busy={failed.isFetching} onRetry={() => void failed.refetch()} />
      </>
    ) : (
      <SkeletonCards count={2} label="Loading the gig" />
    );
  }
  const { id, repName, title, jobId, applicationId, milestones, now } = work;
  // Setting the days is the first thing to do.
  const unnamed = milestones.some(({ startsAt }) => startsAt === null);
  return (
    <>
      <PageHeader
        above={back}
        title={repName}
        description={
          <TextLink to={ownJobAddress(jobId, { show: 'accepted', applicant: applicationId })}>{title}</TextLink>
        }
        action={
          around.data && !around.data.gone ? (
            <div className="flex flex-wrap items-center gap-2">
              <MessageButton about={{ applicationId }} side="business" size="medium" />
              <TeamStar engagementId={id} repName={repName} favourite={around.data.favourite} />
            </div>
          ) : null
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <StandbyArrival work={work} as="business" />
          {isPlaceFree(milestones) ? <StandbyPlace engagementId={id} jobId={jobId} now={new Date(now)} /> : null}
          {isPlaceFree(milestones) ? <KeptMoney engagementId={id} /> : null}
          {isPlaceFree(milestones) ? (
            <SubstitutesCard engagementId={id} repName={repName} daysNamed={!unnamed} />
          ) : null}
          <DisputePanel work={work} />
          <ExcuseCard engagementId={id} repName={repName} steps={work.steps} />
          <GigReviewsCard work={work} />
          {unnamed ? <TermsCard engagementId={id} /> : null}
          {work.salesTerms ? <GigSalesCard engagementId={id} jobId={jobId} /> : null}
          {milestones.map((milestone) => (
            <TeamMilestone
              key={milestone.id}
              work={work}
              milestone={milestone}
              attendances={records.data.attendances}
              handIns={records.data.handIns}
              pictures={records.data.pictures}
              now={new Date(now)}
            />
          ))}
        </div>
        <div className="grid gap-6">
          {unnamed ? null : <TermsCard engagementId={id} />}
          <AcceptedGig applicationId={applicationId} level={2} />
          <Card title="Your note about this rep">
            <RepNote applicationId={applicationId} repName={repName} />
          </Card>
          <Card title="What happened">
            <WorkTimeline work={work} />
          </Card>
          <EvidenceCard engagementId={id} />
          {around.data && !around.data.gone ? (
            <>
              <Card title="Hire again">
                <HireAgain engagementId={id} jobId={jobId} repName={repName} />
                <RepPictureButton engagementId={id} repName={repName} />
              </Card>
              <Card title="Train them">
                <GiveButton applicationId={applicationId} repName={repName} />
              </Card>
            </>
          ) : null}
        </div>
      </div>
    </>
  );
}
