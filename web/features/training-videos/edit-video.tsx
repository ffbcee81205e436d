import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type OwnTrainingVideo, trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { intoView } from '#web/ui/into-view.ts';
import { useVideoForm } from './use-video-form.ts';
import { VideoFields } from './video-fields.tsx';
import { valuesOfVideo } from './video-values.ts';

interface EditVideoProps {
  /** The list's current or last known version. */
  readonly video: OwnTrainingVideo;
  readonly onClose: () => void;
}

/** Edits a training video, and never overwrites another user's changes unseen. */
export function EditVideo({ video, onClose }: EditVideoProps) {
  const formId = useId();
  const edit = useMutation(mutationOf(trainingVideosApi.edit));
  // The version that the edits are based on.
  const [version, setVersion] = useState(video.version);
  const [conflict, setConflict] = useState<ApiError | null>(null);

  const { form, submit } = useVideoForm({
    initial: valuesOfVideo(video),
    failure: { title: 'Update failed', description: 'Unable to update training video. Please try again.' },
    onSubmit: async (body) => {
      try {
        await edit.mutateAsync({ params: { videoId: video.id }, body: { ...body, version } });
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'training_video.changed')) throw error;
        setConflict(error);
        return;
      }
      toast({ title: 'Training video updated!' });
      onClose();
    },
  });
  const { isDirty, isSubmitting, errors } = form.formState;

  function goOnFrom(shown: OwnTrainingVideo) {
    setVersion(shown.version);
    setConflict(null);
  }

  return (
    <Dialog
      open
      // Discarded only by a button, not by accident.
      slipProof={isDirty}
      onOpenChange={(open) => {
        if (!open && !isSubmitting) onClose();
      }}
      title="Edit training video"
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting} busyLabel="Saving" disabled={conflict !== null}>
            Save changes
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting && !conflict) void submit();
        }}
      >
        {conflict ? (
          <div ref={intoView}>
            <Alert
              tone="warning"
              title={conflict.title}
              announce
              action={
                <div className="flex flex-col gap-3 md:flex-row">
                  <Button size="small" onClick={() => goOnFrom(video)}>
                    Keep my version
                  </Button>
                  <Button
                    size="small"
                    variant="secondary"
                    onClick={() => {
                      form.reset(valuesOfVideo(video));
                      goOnFrom(video);
                    }}
                  >
                    Load new version
                  </Button>
                </div>
              }
            >
              {conflict.message} It’s now called “{video.title}”.
            </Alert>
          </div>
        ) : null}
        <VideoFields control={form.control} job={video.job} />
        {errors.root ? (
          <div ref={intoView}>
            <Alert tone="danger" title="Update failed" announce>
              {errors.root.message}
            </Alert>
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
