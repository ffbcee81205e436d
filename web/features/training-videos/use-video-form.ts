import { type FieldErrors, useForm } from 'react-hook-form';
import { trainingVideoRefusals } from '#contract/training-videos/refusals.ts';
import type { CompleteTrainingVideo } from '#domain/profiles/training-video.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { missingIn, videoResolver } from './video-resolver.ts';
import type { VideoValues } from './video-values.ts';

interface VideoFormOptions {
  readonly initial: VideoValues;
  /** Rejects with the server's error; the form keeps its values. */
  readonly onSubmit: (video: CompleteTrainingVideo) => Promise<void>;
  /** The toast if the server gave no reason. */
  readonly failure: { readonly title: string; readonly description: string };
}

/** The form of a training video, new or edited: reports missing fields, and why it could not be sent. */
export function useVideoForm({ initial, onSubmit, failure }: VideoFormOptions) {
  const form = useForm<VideoValues, unknown, CompleteTrainingVideo>({
    resolver: videoResolver,
    defaultValues: initial,
  });

  function complain(errors: FieldErrors<VideoValues>) {
    const code = missingIn(errors);
    if (code)
      toast({
        title: trainingVideoRefusals[code].title,
        description: trainingVideoRefusals[code].detail,
        variant: 'destructive',
      });
  }

  const submit = form.handleSubmit(async (video) => {
    try {
      await onSubmit(video);
    } catch (error) {
      applyServerErrors(error, form.setError);
      const isExplained = error instanceof ApiError && error.status >= 400 && error.status < 500;
      const description = isExplained ? error.message : failure.description;
      toast({ title: failure.title, description, variant: 'destructive' });
    }
  }, complain);

  return { form, submit };
}
