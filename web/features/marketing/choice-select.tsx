import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Choice } from '#contract/catalogue/options.ts';
import { useFieldWiring } from '#web/ui/field-context.ts';

interface ChoiceSelectProps extends Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'className'> {
  readonly choices: readonly Choice[];
  /** The empty option. */
  readonly placeholder: string;
}

/** The kit's `Select` for a form whose values the browser restores. */
export function ChoiceSelect({ choices, placeholder, ...rest }: ChoiceSelectProps) {
  return (
    <div className="relative">
      <select {...rest} {...useFieldWiring(rest)} className="control">
        <option value="">{placeholder}</option>
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
      />
    </div>
  );
}
