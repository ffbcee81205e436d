import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { repTabAddress } from '#contract/site/portal-addresses.ts';
import { EvidenceCard } from '#web/features/engagements/evidence-card.tsx';
import { TermsCard } from '#web/features/engagements/terms/card.tsx';
import { workQuery } from '#web/features/engagements/work/api.ts';
import { WorkPage } from '#web/features/engagements/work/page.tsx';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { MessageButton } from '#web/features/messaging/message-button.tsx';
import { GigReviewsCard } from '#web/features/reviews/gig-reviews.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { StandbyArrival } from '#web/features/standby/place-card.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { LazyPart, partOf } from '#web/ui/lazy-part.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import type { Route } from './+types/work';

export const meta = () => pageMeta({ title: 'My Work', hidden: true });

const sales = partOf(() => import('#web/features/engagements/sales/rep-view.tsx'));

const back = <BackLink to={repTabAddress('my-work')}>My Work</BackLink>;

export default function RepWork({ params: { engagementId } }: Route.ComponentProps) {
  const query = useQuery(workQuery(engagementId));
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch, dataUpdatedAt } = query;
  useDocumentTitle(data?.title ?? 'My Work');
  if (!data)
    return (
      <>
        <PageHeader above={back} title="Gig" />
        <NotLoaded query={{ error, isFetching, refetch }} label="Loading the gig" count={2} />
      </>
    );
  return (
    <>
      <PageHeader
        above={back}
        title={data.title}
        description={data.companyName}
        action={<MessageButton about={{ applicationId: data.applicationId }} side="rep" size="medium" />}
      />
      <div className="mb-6 empty:hidden">
        <StandbyArrival work={data} as="rep" />
      </div>
      <WorkPage work={data} at={dataUpdatedAt} look={refetch} code={search.get('code') ?? undefined}>
        {data.salesTerms ? (
          <LazyPart part={sales} fallback={<SkeletonCards count={1} label="Loading your sales" />}>
            {(Sales) => <Sales work={data} />}
          </LazyPart>
        ) : null}
        <GigReviewsCard work={data} />
        <TermsCard engagementId={engagementId} />
        <EvidenceCard engagementId={engagementId} />
      </WorkPage>
    </>
  );
}
