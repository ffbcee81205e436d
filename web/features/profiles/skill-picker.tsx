import { useQuery } from '@tanstack/react-query';
import { type Ref, useDeferredValue, useState } from 'react';
import { maximumSkills } from '#contract/profiles/options.ts';
import { longestSkill } from '#contract/profiles/rep-profiles.ts';
import { MultiCombobox } from '#web/ui/multi-combobox.tsx';
import { skillsQuery } from './api.ts';

interface SkillPickerProps {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

const mayAdd = (typed: string) => typed.length >= 2 && typed.length <= longestSkill;

/** Skills from the curated list, and free text. */
export function SkillPicker(props: SkillPickerProps) {
  const [typed, setTyped] = useState('');
  // While the user types fast, requests are only made at pauses.
  const wanted = typed.trim().slice(0, 60);
  const asked = useDeferredValue(wanted);
  const { data, isError, isPending, isPlaceholderData } = useQuery(skillsQuery(asked));
  const options = (data?.items ?? []).map(({ name, group }) => ({ value: name, label: name, hint: group }));
  return (
    <MultiCombobox
      {...props}
      options={options}
      outdated={asked !== wanted || isPending || isPlaceholderData}
      typed={typed}
      onType={setTyped}
      mayAdd={mayAdd}
      maximum={maximumSkills}
      placeholder="Type a skill, such as closing"
      emptyText={
        isError ? 'We couldn’t load the list. Type a skill to add it.' : 'Type two letters or more to add your own.'
      }
      fullText={`You can add up to ${maximumSkills} skills. Remove one to add another.`}
    />
  );
}
