import { useInfiniteQuery } from '@tanstack/react-query';
import { Clapperboard } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { businessTabAddress } from '#contract/site/portal-addresses.ts';
import type { OwnTrainingVideo } from '#contract/training-videos/training-videos.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { ownVideosQuery } from '#web/features/training-videos/api.ts';
import { EditVideo } from '#web/features/training-videos/edit-video.tsx';
import { OwnVideoCard } from '#web/features/training-videos/own-video-card.tsx';
import { useAssignments } from '#web/features/training-videos/use-assignments.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The business's videos, all or of one assignment. */
export function OwnVideos() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [search, setSearch] = useSearchParams();
  const { options } = useAssignments();
  const wanted = search.get('for');
  // Once the jobs are loaded; until then, and for unknown ones, every video is shown.
  const chosen = options.find(({ value }) => value === wanted)?.value;
  const videos = useInfiniteQuery(ownVideosQuery(chosen));
  const [edited, setEdited] = useState<OwnTrainingVideo | null>(null);
  const isEmpty = videos.data?.pages[0]?.items.length === 0;

  // Here, not in its card: that may leave the list, deleted in another tab, and the edits must stay.
  const listed = videos.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === edited?.id);

  return (
    <section aria-labelledby="own-videos" className="min-w-0">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <h2 ref={heading} id="own-videos" tabIndex={-1} className="text-2xl outline-none">
          Your videos
        </h2>
        {chosen === undefined && (isEmpty || !videos.data) ? null : (
          <Field label="Show videos for" labelHidden className="w-full sm:w-64">
            <Combobox
              options={options}
              value={chosen ?? null}
              placeholder="All assignments"
              emptyText="No job matches."
              onChange={(value) => setSearch({ tab: 'training', ...(value !== null && { for: value }) })}
            />
          </Field>
        )}
      </div>
      <PagedList
        query={videos}
        noun="video"
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            level={3}
            icon={<Clapperboard aria-hidden="true" />}
            title={chosen === undefined ? 'No training videos yet' : 'No videos for this'}
            action={
              chosen === undefined ? null : (
                <LinkButton to={businessTabAddress('training')} variant="secondary">
                  Show all videos
                </LinkButton>
              )
            }
          >
            {chosen === undefined
              ? 'Add your first one. Show how you greet a shopper, how the product works or what to wear.'
              : 'None of your videos are assigned to it. Reps you accept may see others.'}
          </EmptyState>
        }
      >
        {(video) => (
          <OwnVideoCard
            video={video}
            onEdit={() => setEdited(video)}
            // Its button is gone, and the focus with it.
            onDeleted={() => heading.current?.focus({ preventScroll: true })}
          />
        )}
      </PagedList>
      {edited ? <EditVideo key={edited.id} video={listed ?? edited} onClose={() => setEdited(null)} /> : null}
    </section>
  );
}
