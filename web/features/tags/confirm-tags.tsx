import { useState } from 'react';
import { type RefusedWork, type TextToTag, tagKinds } from '#contract/catalogue/tags.ts';
import { chipLabel, kindLabels } from '#texts/jobs/tags.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { failureToast } from '#web/lib/failure-toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { AnyLanguage } from './any-language.tsx';
import { TagChooser } from './tag-chooser.tsx';
import { TagToggle } from './tag-toggle.tsx';
import { refusedLabels, refusedNote } from './tag-words.ts';
import { ToggleSet } from './toggle-set.tsx';
import { useTagChoice } from './use-tag-choice.ts';

export interface Confirmed {
  readonly tags: string[];
  readonly refuses: RefusedWork[];
  readonly anyLanguage: boolean;
}

interface ConfirmTagsProps {
  readonly text: TextToTag;
  readonly title: string;
  readonly description: string;
  /** What was said earlier beside the tags. */
  readonly said?: Partial<Omit<Confirmed, 'tags'>>;
  /** Once they are stored, this question isn't asked again. */
  readonly onConfirm: (confirmed: Confirmed) => Promise<unknown>;
}

/** Asks once what the work of an older job or profile is: any answer ends it. */
export default function ConfirmTags({ text, title, description, said = {}, onConfirm }: ConfirmTagsProps) {
  const [tags, setTags] = useState<string[] | null>(null);
  const [refuses, setRefuses] = useState(said.refuses ?? []);
  const [anyLanguage, setAnyLanguage] = useState(said.anyLanguage ?? false);
  const [isChanging, setChanging] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const choice = useTagChoice({ text, tags, onChange: setTags, showsList: isChanging });
  const { query, proposals, kindOf, choose } = choice;
  const chosen = tags ?? [];
  const without = (id: string) => chosen.filter((one) => one !== id);
  const proposed = proposals?.tags ?? [];
  const papers = text.of === 'profile' ? proposed.filter(({ kind }) => kind === 'paper') : [];
  const shown = tagKinds.flatMap((kind) =>
    proposed.filter((tag) => tag.kind === kind && chosen.includes(tag.id) && !papers.includes(tag)),
  );

  async function confirm(confirmed: string[]) {
    setSaving(true);
    try {
      await onConfirm({ tags: confirmed, refuses, anyLanguage });
    } catch (error) {
      failureToast('We couldn’t save your tags', error);
    }
    setSaving(false);
  }

  return (
    <Card title={title} description={description}>
      {proposals || isChanging ? (
        <div className="grid gap-4">
          {isChanging ? (
            <TagChooser
              choice={choice}
              tags={tags}
              emptyText={proposals ? 'Nothing in your text suggests a tag.' : 'Choose the tags that fit.'}
            />
          ) : (
            <>
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
              {papers.length > 0 ? (
                <ToggleSet legend={kindLabels.paper} hint="Tap what you have.">
                  {papers.map(({ id, label, because }) => (
                    <TagToggle
                      key={id}
                      label={chipLabel(label)}
                      because={because}
                      chosen={chosen.includes(id)}
                      onChange={(isChosen) => choose(isChosen ? [...chosen, id] : without(id))}
                    />
                  ))}
                </ToggleSet>
              ) : null}
            </>
          )}
          {text.of === 'job' ? (
            <AnyLanguage tags={chosen} kindOf={kindOf} checked={anyLanguage} onChange={setAnyLanguage} />
          ) : null}
          {proposals && proposals.refuses.length > 0 ? (
            <ToggleSet legend="I won’t" hint={refusedNote}>
              {proposals.refuses.map(({ what, because }) => (
                <TagToggle
                  key={what}
                  label={refusedLabels[what]}
                  because={because}
                  chosen={refuses.includes(what)}
                  onChange={(isChosen) =>
                    setRefuses(isChosen ? [...refuses, what] : refuses.filter((one) => one !== what))
                  }
                />
              ))}
            </ToggleSet>
          ) : null}
          <div className="flex flex-wrap gap-2">
            {isChanging || chosen.length > 0 ? (
              <Button variant="accent" busy={isSaving} busyLabel="Saving" onClick={() => void confirm(chosen)}>
                {isChanging ? 'Save tags' : 'Yes, that’s it'}
              </Button>
            ) : null}
            {isChanging ? null : (
              <Button variant="secondary" disabled={isSaving} onClick={() => setChanging(true)}>
                {shown.length > 0 ? 'Change' : 'Choose tags'}
              </Button>
            )}
            {isChanging || chosen.length === 0 ? (
              <Button variant="ghost" disabled={isSaving} onClick={() => void confirm([])}>
                None of these
              </Button>
            ) : null}
          </div>
        </div>
      ) : query.error ? (
        <div className="grid justify-items-start gap-4 *:first:w-full">
          <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />
          <Button variant="secondary" onClick={() => setChanging(true)}>
            Choose tags
          </Button>
        </div>
      ) : (
        <SkeletonText lines={2} />
      )}
    </Card>
  );
}
