import { Combobox as Base } from '@base-ui/react/combobox';
import { type Ref, useMemo, useState } from 'react';
import { ComboboxButtons, clearButton, comboboxInput, showAllButton } from '#web/ui/combobox-parts.tsx';
import { ComboboxPopup } from '#web/ui/combobox-popup.tsx';
import { useFieldWiring } from '#web/ui/field-context.ts';
import { asOption, type Option } from '#web/ui/option.ts';
import { useReachablePage } from '#web/ui/use-reachable-page.ts';

export interface ComboboxProps {
  readonly options: readonly (string | Option)[];
  readonly value: string | null | undefined;
  readonly onChange: (value: string | null) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly placeholder?: string;
  /** Shown when nothing matches the text. */
  readonly emptyText?: string;
  readonly disabled?: boolean | undefined;
  /** False: once chosen it can be changed, but not cleared. */
  readonly clearable?: boolean;
  /** Whether the text means an option, if none contains it: tolerates typos. */
  readonly isMeant?: ((typed: string, label: string) => boolean) | undefined;
}

interface ListComboboxProps extends ComboboxProps {
  readonly defaultOpen: boolean;
}

/** The combobox with its list. */
export function ListCombobox({ defaultOpen, ...props }: ListComboboxProps) {
  const { value, onChange, onBlur, ref, placeholder, emptyText = 'No matches.', disabled = false } = props;
  const wiring = useFieldWiring();
  const [open, setOpen] = useState(defaultOpen);
  useReachablePage(open);
  const { contains } = Base.useFilter();
  const { options, isMeant } = props;
  const filter = useMemo(() => {
    if (!isMeant) return undefined;
    const labels = options.map((option) => asOption(option).label);
    return ({ label }: Option, typed: string) =>
      contains(label, typed) || (isMeant(typed, label) && !labels.some((other) => contains(other, typed)));
  }, [options, isMeant, contains]);
  const items = useMemo(
    () =>
      Base.createItems(props.options.map(asOption), {
        getValue: (option: Option) => option.value,
        getLabel: (option: Option) => option.label,
      }),
    [props.options],
  );
  return (
    <Base.Root
      items={items}
      {...(filter && { filter })}
      value={value ?? null}
      onValueChange={(next: string | null, { reason }) => {
        // Escape closes the list; a second press would clear the choice.
        if (reason !== 'escape-key') onChange(next);
      }}
      defaultOpen={defaultOpen}
      onOpenChange={setOpen}
      disabled={disabled}
      autoHighlight
    >
      <Base.InputGroup className="relative">
        <Base.Input
          {...wiring}
          ref={ref}
          name={props.name}
          onBlur={onBlur}
          placeholder={placeholder}
          onKeyDown={(event) => {
            // The list may not have highlighted its first entry yet; Enter in an open list must not submit the form.
            if (open && event.key === 'Enter') event.preventDefault();
          }}
          autoComplete="off"
          className={comboboxInput}
        />
        <ComboboxButtons>
          {props.clearable === false ? null : <Base.Clear {...clearButton} />}
          <Base.Trigger {...showAllButton} />
        </ComboboxButtons>
      </Base.InputGroup>
      <ComboboxPopup emptyText={emptyText}>
        {({ label, hint }) => (
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
            <span className="min-w-0 break-words">{label}</span>
            {hint ? <span className="font-normal text-ink-soft text-sm">{hint}</span> : null}
          </span>
        )}
      </ComboboxPopup>
    </Base.Root>
  );
}
