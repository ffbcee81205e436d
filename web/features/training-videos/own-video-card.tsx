import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff, Pencil } from 'lucide-react';
import { type OwnTrainingVideo, trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DeleteVideo } from './delete-video.tsx';
import { allNewHiresLabel } from './use-assignments.ts';
import { VideoDescription, VideoFacts, WatchVideo } from './video-parts.tsx';

interface OwnVideoCardProps {
  readonly video: OwnTrainingVideo;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
}

/** One of the business's own videos, with its actions. */
export function OwnVideoCard({ video, onEdit, onDeleted }: OwnVideoCardProps) {
  const { title, isActive, job } = video;
  return (
    <article
      aria-label={title}
      className="rounded-card border border-line bg-surface p-(--gutter) shadow-card transition-colors md:p-6"
    >
      <div className="flex items-start justify-between gap-x-4 gap-y-2">
        <h3 className="min-w-0 break-words text-xl">{title}</h3>
        <Badge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </div>
      <VideoFacts video={video} audience={job?.title ?? allNewHiresLabel} />
      <VideoDescription video={video} />
      <div className="mt-4 grid halves gap-2 sm:flex sm:flex-wrap">
        <WatchVideo video={video} look={{ variant: 'secondary', size: 'small' }} />
        <Button
          variant="secondary"
          size="small"
          aria-label={`Edit ${title}`}
          icon={<Pencil aria-hidden="true" className="size-4" />}
          onClick={onEdit}
        >
          Edit
        </Button>
        <ShowVideo video={video} />
        <DeleteVideo video={video} onDeleted={onDeleted} />
      </div>
    </article>
  );
}

function ShowVideo({ video }: { readonly video: OwnTrainingVideo }) {
  const { title, isActive } = video;
  const show = useMutation(mutationOf(isActive ? trainingVideosApi.deactivate : trainingVideosApi.activate));

  // Not the callbacks of `mutate`: filtered or deleted since, this button may be unmounted, and they with it.
  async function turn() {
    try {
      await show.mutateAsync({ params: { videoId: video.id } });
      toast(
        isActive
          ? { title: 'Video deactivated', description: 'Reps can no longer see it.' }
          : { title: 'Video activated', description: 'The reps it’s assigned to can see it now.' },
      );
    } catch (error) {
      failureToast('We couldn’t change the video', error);
    }
  }

  const action = isActive ? 'Deactivate' : 'Activate';
  const Icon = isActive ? EyeOff : Eye;
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={`${action} ${title}`}
      busy={show.isPending}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => void turn()}
    >
      {action}
    </Button>
  );
}
