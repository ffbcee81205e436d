import { useMutation } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { trainingVideosApi } from '#contract/training-videos/training-videos.ts';
import type { CompleteTrainingVideo } from '#domain/profiles/training-video.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { draftOf } from '#web/lib/drafts.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { toast } from '#web/lib/toast.ts';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { useVideoForm } from './use-video-form.ts';
import { VideoFields } from './video-fields.tsx';
import { blankVideo, type VideoValues } from './video-values.ts';

const newKey = () => crypto.randomUUID();

const valuesOf = ({ key: _, ...values }: VideoValues & { readonly key: string }): VideoValues => values;

/** Adds a training video. What is typed is stored on this device until it is sent. */
export function UploadVideo() {
  const { userId } = useMe();
  const [draft] = useState(() => draftOf('browser', 'training-video', userId));
  // With its idempotency key, stored beside what was typed: resent after a reload, it is still added once.
  const [found] = useState(() => draft.find({ ...blankVideo, key: '' }));
  const [key, setKey] = useState(() => found?.key || newKey());
  const add = useMutation(mutationOf(trainingVideosApi.add));

  const { form, submit } = useVideoForm({
    initial: blankVideo,
    failure: { title: 'Upload failed', description: 'Unable to upload training video. Please try again.' },
    onSubmit: async (body) => {
      try {
        await add.mutateAsync({ body, idempotencyKey: key });
      } catch (error) {
        // The response to an earlier attempt was lost, and the form was changed since: resent, it is another video.
        if (error instanceof ApiError && error.code === 'request.key_reused') setKey(newKey());
        throw error;
      }
      toast({ title: 'Training video uploaded!', description: 'The reps you assigned it to can see it now.' });
      clear();
    },
  });
  const { control, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;
  const { restored, discard } = useFormDraft<VideoValues, CompleteTrainingVideo>(form, {
    found: found && valuesOf(found),
    keep: (values) => draft.keep({ ...values, key }),
    forget: draft.forget,
  });

  function clear() {
    discard(blankVideo);
    setKey(newKey());
  }

  return (
    <Card title="Add a training video" description="Paste a link to the video. It stays on the site where it’s hosted.">
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isSubmitting) void submit();
        }}
      >
        {restored && isDirty ? <RestoredNote onDiscard={clear}>You haven’t added it yet.</RestoredNote> : null}
        <VideoFields control={control} />
        <FormFailure failure={errors.root} title="Upload failed" />
        <Button
          type="submit"
          variant="accent"
          size="large"
          full
          busy={isSubmitting}
          busyLabel="Adding"
          icon={<Plus aria-hidden="true" className="size-5" />}
        >
          Add video
        </Button>
      </form>
    </Card>
  );
}
