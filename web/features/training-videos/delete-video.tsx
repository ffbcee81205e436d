import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type OwnTrainingVideo, trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { toast } from '#web/lib/toast.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';

interface DeleteVideoProps {
  readonly video: OwnTrainingVideo;
  readonly onDeleted: () => void;
}

export function DeleteVideo({ video, onDeleted }: DeleteVideoProps) {
  const [open, setOpen] = useState(false);
  const remove = useMutation(mutationOf(trainingVideosApi.remove));

  // Awaited: the list may be newer than the answer and this button gone, and then `mutate` calls nobody back.
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { videoId: video.id } });
      toast({ title: 'Video deleted' });
      onDeleted();
    } catch (error) {
      toast({
        title: 'Delete failed',
        description: error instanceof ApiError ? error.message : 'Please try again in a moment.',
        variant: 'destructive',
      });
    }
    setOpen(false);
  }

  return (
    <AlertDialog
      open={open}
      onOpenChange={setOpen}
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
      description={`“${video.title}” leaves your list, and reps no longer see it. Where it plays it stays.`}
      confirmLabel="Delete video"
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
