import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { jobForRepAddress, repTabAddress, trainingAddress } from '#contract/site/portal-addresses.ts';
import { Catalogue } from '#web/features/courses/offer/catalogue.tsx';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { Face } from '#web/features/marketing/face.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { repVideosQuery } from '#web/features/training-videos/api.ts';
import { RepVideoCard } from '#web/features/training-videos/rep-video-card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

/** The platform's courses, and training videos of businesses that accepted the rep. */
export default function TrainingTab() {
  const [search] = useSearchParams();
  const showsVideos = search.get('show') === 'videos';
  return (
    <>
      <PageHeader
        title="Training"
        description={
          showsVideos
            ? 'Videos from businesses that accepted you. Each opens in a new tab on the site that hosts it.'
            : 'Short courses on selling in South Africa. Pass the final test and businesses see that you’re certified.'
        }
      />
      <TabLinks
        label="Training types"
        className="mb-6"
        tabs={[
          { to: trainingAddress(), label: 'Courses', active: !showsVideos },
          { to: trainingAddress({ show: 'videos' }), label: 'Videos from businesses', active: showsVideos },
        ]}
      />
      {showsVideos ? <Videos /> : <Catalogue />}
    </>
  );
}

function Videos() {
  const videos = useInfiniteQuery(repVideosQuery);
  return (
    <PagedList
      query={videos}
      noun="video"
      keyOf={({ id }) => id}
      empty={
        <EmptyState
          icon={<Face of="Ayanda Khumalo" />}
          title="No training videos yet"
          action={
            <LinkButton to={repTabAddress('browse-jobs')} variant="accent">
              Browse Jobs
            </LinkButton>
          }
        >
          Once a business accepts you, you’ll find its training videos here.
        </EmptyState>
      }
    >
      {(video) => <RepVideoCard video={video} jobPath={(jobId) => jobForRepAddress(jobId)} />}
    </PagedList>
  );
}
