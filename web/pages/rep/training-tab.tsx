import { useInfiniteQuery } from '@tanstack/react-query';
import { jobForRepAddress, repTabAddress } from '#contract/site/portal-addresses.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { Face } from '#web/features/marketing/face.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { repVideosQuery } from '#web/features/training-videos/api.ts';
import { RepVideoCard } from '#web/features/training-videos/rep-video-card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** What the businesses that accepted the rep want watched. */
export function TrainingTab() {
  const videos = useInfiniteQuery(repVideosQuery);
  return (
    <>
      <PageHeader
        title="Training"
        description="Videos from the businesses that accepted you. Each opens in a new tab, on the site where it plays."
      />
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
            As soon as a business accepts you, the videos it shares with its reps appear here: about its products, and
            about the job you got.
          </EmptyState>
        }
      >
        {(video) => <RepVideoCard video={video} jobPath={(jobId) => jobForRepAddress(jobId)} />}
      </PagedList>
    </>
  );
}
