import { Checkbox } from '#web/ui/checkbox.tsx';
import type { KindOf } from './tag-choice.ts';

interface AnyLanguageProps {
  readonly tags: readonly string[];
  readonly kindOf: KindOf;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether a job that names several languages asks for one of them or for all. */
export function AnyLanguage({ tags, kindOf, ...box }: AnyLanguageProps) {
  const languages = tags.filter((id) => kindOf(id) === 'language');
  return languages.length > 1 ? <Checkbox {...box} label="One of the languages is enough" /> : null;
}
