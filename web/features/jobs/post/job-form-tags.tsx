import { useController, useFormContext, useWatch } from 'react-hook-form';
import { TagChooser } from '#web/features/tags/tag-chooser.tsx';
import { useTagChoice } from '#web/features/tags/use-tag-choice.ts';
import { Card } from '#web/ui/card.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import type { JobValues } from './job-form-values.ts';
import type { JobControl } from './job-form-work.tsx';

/** What the job is, as read from its texts: the business removes and adds. */
export function JobFormTags({ control }: { readonly control: JobControl }) {
  const { field, fieldState } = useController({ control, name: 'tags' });
  const [title, description, requiredSkills] = useWatch({ control, name: ['title', 'description', 'requiredSkills'] });
  const { setValue } = useFormContext<JobValues>();
  const tags = field.value ?? null;
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
  const languages = (tags ?? []).filter((id) => choice.kindOf(id) === 'language');
  return (
    <Card title="What the work is" description="Reps see these tags on your job, and we match reps by them.">
      <div className="grid gap-4">
        <TagChooser
          choice={choice}
          tags={tags}
          emptyText="Once you’ve written a title and a description, we’ll suggest tags from your words."
        />
        <FieldError id="job-tags-error" message={fieldState.error?.message} />
        {languages.length > 1 ? (
          <FormCheckbox control={control} name="anyLanguage" label="One of the languages is enough" />
        ) : null}
      </div>
    </Card>
  );
}
