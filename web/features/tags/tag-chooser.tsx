import { tagKinds } from '#contract/catalogue/tags.ts';
import { chipLabel, kindLabels } from '#texts/jobs/tags.ts';
import { isFull } from './tag-choice.ts';
import { TagPicker } from './tag-picker.tsx';
import { TagToggle } from './tag-toggle.tsx';
import { ToggleSet } from './toggle-set.tsx';
import type { useTagChoice } from './use-tag-choice.ts';

interface TagChooserProps {
  readonly choice: ReturnType<typeof useTagChoice>;
  readonly tags: readonly string[] | null;
  /** Shown until the text suggests something. */
  readonly emptyText: string;
}

/** The tags that a text suggests, each with the words that led to it, and the list of all others. */
export function TagChooser({ choice, tags, emptyText }: TagChooserProps) {
  const { proposals, all, kindOf, choose } = choice;
  const chosen = tags ?? [];
  const proposed = proposals?.tags ?? [];
  const isProposed = (id: string) => proposed.some((tag) => tag.id === id);
  const without = (id: string) => chosen.filter((one) => one !== id);
  return (
    <div className="grid gap-4">
      <p role="status" className="text-ink-soft text-sm leading-snug empty:hidden">
        {proposed.length === 0 ? emptyText : 'From your text. Tap a tag to add or remove it.'}
      </p>
      {tagKinds
        .map((kind) => ({ kind, ofKind: proposed.filter((tag) => tag.kind === kind) }))
        .filter(({ ofKind }) => ofKind.length > 0)
        .map(({ kind, ofKind }) => (
          <ToggleSet key={kind} legend={kindLabels[kind]}>
            {ofKind.map(({ id, label, because }) => (
              <TagToggle
                key={id}
                label={chipLabel(label)}
                because={because}
                chosen={chosen.includes(id)}
                disabled={!chosen.includes(id) && isFull(chosen, kind, kindOf)}
                onChange={(isChosen) => choose(isChosen ? [...chosen, id] : without(id))}
              />
            ))}
          </ToggleSet>
        ))}
      <TagPicker
        label={proposed.length === 0 ? 'Choose from the list' : 'Add more'}
        all={all}
        chosen={chosen.filter((id) => !isProposed(id))}
        everywhere={chosen}
        kindOf={kindOf}
        onChange={(added) => choose([...chosen.filter(isProposed), ...added])}
      />
    </div>
  );
}
