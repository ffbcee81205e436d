import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type OwnTrainingVideo, trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

interface DeleteVideoProps {
  readonly video: OwnTrainingVideo;
  readonly onDeleted: () => void;
}

export function DeleteVideo({ video, onDeleted }: DeleteVideoProps) {
  const remove = useMutation(mutationOf(trainingVideosApi.remove));
  return (
    <AskFirst
      trigger={
        <Button
          variant="ghost"
          size="small"
          aria-label={`Delete ${video.title}`}
          icon={<Trash2 aria-hidden="true" className="size-4" />}
        >
          Delete
        </Button>
      }
      title="Delete this video?"
      description={`“${video.title}” will be removed from your list, and reps won’t see it. It stays online where it’s hosted.`}
      confirmLabel="Delete video"
      failed="Delete failed"
      reasonOf={(error) => (error instanceof ApiError ? error.message : 'Please try again in a moment.')}
      act={async () => {
        await remove.mutateAsync({ params: { videoId: video.id } });
        toast({ title: 'Video deleted' });
        onDeleted();
      }}
    />
  );
}
