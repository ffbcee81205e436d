import { useState } from 'react';
import { type Control, type UseFormReturn, useController, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { refusedWork } from '#contract/catalogue/tags.ts';
import type { RepProfile, repProfileInput } from '#contract/profiles/rep-profiles.ts';
import { TagChooser } from '#web/features/tags/tag-chooser.tsx';
import { TagToggle } from '#web/features/tags/tag-toggle.tsx';
import { refusedLabels, refusedNote } from '#web/features/tags/tag-words.ts';
import { ToggleSet } from '#web/features/tags/toggle-set.tsx';
import { useTagChoice } from '#web/features/tags/use-tag-choice.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { goTo } from './use-profile-mode.ts';

export type RepDraft = z.input<typeof repProfileInput>;

const longestPaste = 20_000;

interface RepFormTagsProps extends Pick<UseFormReturn<RepDraft>, 'control' | 'setValue'> {
  /** Of the profile: shown and kept until they are changed here. */
  readonly stored: Pick<RepProfile, 'tags' | 'tagsAsked' | 'refuses'>;
}

/** What the rep does and won't do, as read from their texts: they remove and add. */
export function RepFormTags({ control, setValue, stored }: RepFormTagsProps) {
  const { field, fieldState } = useController({ control, name: 'tags' });
  const [description, skills] = useWatch({ control, name: ['description', 'skills'] });
  const [pasted, setPasted] = useState('');
  const tags = field.value ?? (stored.tagsAsked ? stored.tags.map(({ id }) => id) : null);
  const choice = useTagChoice({
    text: {
      of: 'profile',
      description: description?.slice(0, 2000) ?? null,
      skills,
      pasted: pasted.slice(0, longestPaste) || null,
    },
    tags,
    // Proposals alone are no edit that would have to be kept.
    onChange: (next, byHand) => setValue('tags', next, { shouldDirty: byHand }),
  });
  return (
    <>
      <Card title="Your work" description="Businesses see these tags, and we match you by them.">
        <div className="grid gap-5">
          <TagChooser
            choice={choice}
            tags={tags}
            emptyText="Write about yourself or list your skills above, and we’ll suggest tags from your words."
          />
          <FieldError id="profile-tags-error" message={fieldState.error?.message} />
          <Field
            label="Paste from your CV"
            hint="We suggest tags from this text, and don’t store it."
            optional
            error={pasted.length > longestPaste ? 'We read the first 20,000 characters.' : null}
          >
            <Textarea value={pasted} onChange={({ target }) => setPasted(target.value)} rows={3} />
          </Field>
        </div>
      </Card>
      <Card title="What will you not do?" description={refusedNote}>
        <div className="grid gap-5">
          <RefusedWorkField control={control} stored={stored.refuses} proposed={choice.proposals?.refuses ?? []} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="font-semibold text-[0.9375rem]">When are you not free?</p>
            <Button variant="secondary" size="small" onClick={() => goTo('your-days')}>
              Mark your days off
            </Button>
          </div>
        </div>
      </Card>
    </>
  );
}

interface RefusedWorkFieldProps {
  readonly control: Control<RepDraft>;
  readonly stored: RepProfile['refuses'];
  readonly proposed: NonNullable<ReturnType<typeof useTagChoice>['proposals']>['refuses'];
}

/** What the text seems to rule out shows its words: only the rep's tap says so. */
function RefusedWorkField({ control, stored, proposed }: RefusedWorkFieldProps) {
  const { field } = useController({ control, name: 'refuses' });
  const refused = field.value ?? stored ?? [];
  return (
    <ToggleSet legend="I won’t">
      {refusedWork.map((work) => (
        <TagToggle
          key={work}
          label={refusedLabels[work]}
          because={proposed.find(({ what }) => what === work)?.because}
          chosen={refused.includes(work)}
          onChange={(chosen) =>
            field.onChange(refusedWork.filter((one) => (one === work ? chosen : refused.includes(one))))
          }
        />
      ))}
    </ToggleSet>
  );
}
