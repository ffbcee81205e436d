import { useState } from 'react';
import { mostTagsOfKind, type Tag } from '#contract/catalogue/tags.ts';
import { chipLabel, kindLabels } from '#texts/jobs/tags.ts';
import { Field } from '#web/ui/field.tsx';
import { MultiCombobox } from '#web/ui/multi-combobox.tsx';
import { isFull, type KindOf } from './tag-choice.ts';

interface TagPickerProps {
  readonly label: string;
  readonly all: readonly (Tag & { readonly also: readonly string[] })[];
  /** By ID: those shown here as chips. */
  readonly chosen: readonly string[];
  /** All that are chosen, also elsewhere: they count towards the limit of each kind. */
  readonly everywhere: readonly string[];
  readonly kindOf: KindOf;
  readonly onChange: (chosen: string[]) => void;
}

/** Chooses tags from the whole list by typing: at most five of each kind. */
export function TagPicker({ label, all, chosen, everywhere, kindOf, onChange }: TagPickerProps) {
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const named = all.map(({ id, kind, label: name, also }) => ({ id, kind, name: chipLabel(name), also }));
  const offered = named.filter(
    ({ id, kind, name, also }) =>
      (chosen.includes(id) || !(everywhere.includes(id) || isFull(everywhere, kind, kindOf))) &&
      [name, ...also].some((one) => one.toLowerCase().includes(words)),
  );
  const nameOf = (id: string) => named.find((tag) => tag.id === id)?.name;
  return (
    <Field label={label} hint={`Up to ${mostTagsOfKind} of each kind.`} optional>
      <MultiCombobox
        value={chosen.flatMap((id) => nameOf(id) ?? [])}
        onChange={(names) => onChange(named.filter(({ name }) => names.includes(name)).map(({ id }) => id))}
        options={offered.map(({ kind, name }) => ({ value: name, label: name, hint: kindLabels[kind] }))}
        outdated={all.length === 0}
        typed={typed}
        onType={setTyped}
        placeholder="Type a word, such as tastings"
        emptyText={all.length === 0 ? 'Loading the list…' : 'Nothing matches, or you already have five of that kind.'}
      />
    </Field>
  );
}
