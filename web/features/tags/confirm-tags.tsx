import { useState } from 'react';
import { type RefusedWork, type TextToTag, tagKinds } from '#contract/catalogue/tags.ts';
import { chipLabel } from '#texts/jobs/tags.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { TagChooser } from './tag-chooser.tsx';
import { TagToggle } from './tag-toggle.tsx';
import { refusedLabels } from './tag-words.ts';
import { useTagChoice } from './use-tag-choice.ts';

export interface Confirmed {
  readonly tags: string[];
  readonly refuses: RefusedWork[];
}

interface ConfirmTagsProps {
  readonly text: TextToTag;
  readonly title: string;
  readonly description: string;
  /** Once they are stored, this question isn't asked again. */
  readonly onConfirm: (confirmed: Confirmed) => Promise<unknown>;
}

/** Asks once what the work of an older job or profile is: any answer ends it. */
export default function ConfirmTags({ text, title, description, onConfirm }: ConfirmTagsProps) {
  const [tags, setTags] = useState<string[] | null>(null);
  const [kept, setKept] = useState<readonly RefusedWork[]>([]);
  const [isChanging, setChanging] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const choice = useTagChoice({ text, tags, onChange: setTags, showsList: isChanging });
  const { proposals } = choice;
  const chosen = tags ?? [];
  const shown = tagKinds.flatMap((kind) =>
    (proposals?.tags ?? []).filter((tag) => tag.kind === kind && chosen.includes(tag.id)),
  );
  const refuses = (proposals?.refuses ?? []).filter(({ what }) => !kept.includes(what));

  async function confirm(confirmed: Confirmed) {
    setSaving(true);
    try {
      await onConfirm(confirmed);
    } catch (error) {
      failureToast('We couldn’t save your tags', error);
    }
    setSaving(false);
  }

  const answer = () => confirm({ tags: chosen, refuses: refuses.map(({ what }) => what) });
  return (
    <Card title={title} description={description}>
      {proposals ? (
        <div className="grid gap-4">
          {isChanging ? (
            <TagChooser choice={choice} tags={tags} emptyText="Nothing in your text suggests a tag." />
          ) : (
            <ul aria-label="Suggested tags" className="flex flex-wrap gap-1.5 empty:hidden">
              {shown.map(({ id, label }) => (
                <li
                  key={id}
                  className="max-w-full break-words rounded-full bg-brand-soft px-3 py-1.5 font-semibold text-on-brand-soft text-sm"
                >
                  {chipLabel(label)}
                </li>
              ))}
            </ul>
          )}
          {proposals.refuses.length > 0 ? (
            <fieldset className="min-w-0">
              <legend className="mb-1.5 font-semibold text-[0.9375rem]">I won’t</legend>
              <div className="flex flex-wrap gap-2">
                {proposals.refuses.map(({ what, because }) => (
                  <TagToggle
                    key={what}
                    label={refusedLabels[what]}
                    because={because}
                    chosen={!kept.includes(what)}
                    onChange={(isChosen) => setKept(isChosen ? kept.filter((one) => one !== what) : [...kept, what])}
                  />
                ))}
              </div>
            </fieldset>
          ) : null}
          <div className="flex flex-wrap gap-2">
            {isChanging || shown.length > 0 ? (
              <Button variant="accent" busy={isSaving} busyLabel="Saving" onClick={() => void answer()}>
                {isChanging ? 'Save tags' : 'Yes, that’s it'}
              </Button>
            ) : null}
            {isChanging ? null : (
              <Button variant="secondary" disabled={isSaving} onClick={() => setChanging(true)}>
                {shown.length > 0 ? 'Change' : 'Choose tags'}
              </Button>
            )}
            {isChanging || shown.length === 0 ? (
              <Button
                variant="ghost"
                disabled={isSaving}
                onClick={() => void confirm({ tags: [], refuses: refuses.map(({ what }) => what) })}
              >
                None of these
              </Button>
            ) : null}
          </div>
        </div>
      ) : (
        <SkeletonText lines={2} />
      )}
    </Card>
  );
}
