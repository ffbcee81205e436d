import type { Control } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { trainingVideoInput } from '#contract/training-videos/training-videos.ts';
import type { CompleteTrainingVideo } from '#domain/profiles/training-video.ts';
import { videoSourceOf } from '#domain/profiles/video-source.ts';
import { longest } from '#web/lib/longest.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useAssignments } from './use-assignments.ts';
import type { VideoValues } from './video-values.ts';

interface VideoFieldsProps {
  readonly control: Control<VideoValues, unknown, CompleteTrainingVideo>;
  /** The video's current job. */
  readonly job?: { readonly id: string; readonly title: string } | null;
}

/** The fields of a training video: text, link and assignment. */
export function VideoFields({ control, job }: VideoFieldsProps) {
  const address = useWatch({ control, name: 'videoUrl' });
  const { options, failed, retry, busy } = useAssignments(job);
  return (
    <>
      <FormField control={control} name="title" label="Title" required>
        {(field) => (
          <TextInput
            {...field}
            maxLength={longest(trainingVideoInput.shape.title)}
            autoComplete="off"
            placeholder="How we greet shoppers"
          />
        )}
      </FormField>
      <FormField control={control} name="videoUrl" label="Video URL" hint={hintOf(address)} required>
        {(field) => (
          <TextInput {...field} type="url" inputMode="url" autoComplete="off" placeholder="https://youtu.be/…" />
        )}
      </FormField>
      <FormField
        control={control}
        name="jobId"
        label="Assign to"
        hint={failed ? 'We couldn’t load your jobs.' : 'Only reps you’ve accepted can see it.'}
        aside={
          failed ? (
            <Button variant="ghost" size="small" busy={busy} onClick={retry}>
              Try again
            </Button>
          ) : null
        }
        required
      >
        {(field) => (
          <Combobox {...field} options={options} placeholder="A job or all new hires" emptyText="No job matches." />
        )}
      </FormField>
      <FormField control={control} name="description" label="Description" optional>
        {(field) => (
          <Textarea
            {...field}
            rows={3}
            limit={longest(trainingVideoInput.shape.description)}
            placeholder="What is it about, and when should they watch it?"
          />
        )}
      </FormField>
    </>
  );
}

function hintOf(address: string | null | undefined): string {
  const sound = trainingVideoInput.shape.videoUrl.safeParse(address).data;
  return sound ? `Source: ${videoSourceOf(sound)}` : 'A link to YouTube, Vimeo or any page that reps can open.';
}
