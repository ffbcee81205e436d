import { useController, useFormContext, useWatch } from 'react-hook-form';
import { AnyLanguage } from '#web/features/tags/any-language.tsx';
import { TagChooser } from '#web/features/tags/tag-chooser.tsx';
import { useTagChoice } from '#web/features/tags/use-tag-choice.ts';
import { Card } from '#web/ui/card.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import type { JobValues } from './job-form-values.ts';
import type { JobControl } from './job-form-work.tsx';

interface JobFormTagsProps {
  readonly control: JobControl;
  /** Of an edited job: shown and kept until they are changed here. */
  readonly stored: readonly string[] | null;
}

/** What the job is, as read from its texts: the business removes and adds. */
export function JobFormTags({ control, stored }: JobFormTagsProps) {
  const { field, fieldState } = useController({ control, name: 'tags' });
  const { field: anyLanguage } = useController({ control, name: 'anyLanguage' });
  const [title, description, requiredSkills] = useWatch({ control, name: ['title', 'description', 'requiredSkills'] });
  const { setValue } = useFormContext<JobValues>();
  const tags = field.value ?? stored;
  const choice = useTagChoice({
    text: {
      of: 'job',
      title: title.slice(0, 200),
      description: description.slice(0, 5000),
      requiredSkills: requiredSkills?.slice(0, 1000) ?? null,
    },
    tags,
    // Proposals alone are no edit that would have to be kept.
    onChange: (next, byHand) => setValue('tags', next, { shouldDirty: byHand }),
  });
  return (
    <Card title="What the work is" description="Reps see these tags on your job, and we match reps by them.">
      <div className="grid gap-4">
        <TagChooser
          choice={choice}
          tags={tags}
          emptyText="Once you’ve written a title and a description, we’ll suggest tags from your words."
        />
        <FieldError id="job-tags-error" message={fieldState.error?.message} />
        <AnyLanguage
          tags={tags ?? []}
          kindOf={choice.kindOf}
          checked={anyLanguage.value ?? false}
          onChange={(checked) => {
            anyLanguage.onChange(checked);
            // It is stored with the tags alone.
            choice.choose([...(tags ?? [])]);
          }}
        />
      </div>
    </Card>
  );
}
