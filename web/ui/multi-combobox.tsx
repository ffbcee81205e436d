import { Combobox as Base } from '@base-ui/react/combobox';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useMemo, useState } from 'react';
import { ComboboxPopup } from '#web/ui/combobox-popup.tsx';
import { useFieldWiring } from '#web/ui/field-context.ts';
import type { Option } from '#web/ui/option.ts';
import { useReachablePage } from '#web/ui/use-reachable-page.ts';

/** `adds`: not one of the options, but the typed text. */
type Item = Option & { readonly adds?: boolean };

interface MultiComboboxProps {
  readonly value: readonly string[];
  readonly onChange: (value: string[]) => void;
  /** The options that match the typed text, searched by the caller. Values are the chips' labels. */
  readonly options: readonly Option[];
  /** They are still those for an earlier text. */
  readonly outdated?: boolean;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly ref?: Ref<HTMLInputElement>;
  readonly placeholder?: string;
  /** Shown when nothing matches the text. */
  readonly emptyText?: string;
  /** Whether the typed text may be added itself. */
  readonly mayAdd?: (typed: string) => boolean;
  readonly maximum?: number;
  /** Shown instead of options at the `maximum`. */
  readonly fullText?: string;
}

/** Selects several of many by typing, shown as chips. Backspace removes the last one, arrow keys reach the others. */
export function MultiCombobox(props: MultiComboboxProps) {
  const {
    value,
    onChange,
    options,
    outdated = false,
    typed,
    onType,
    mayAdd,
    maximum = Number.POSITIVE_INFINITY,
  } = props;
  const { emptyText = 'No matches.', fullText = emptyText } = props;
  const wiring = useFieldWiring();
  const [open, setOpen] = useState(false);
  useReachablePage(open);
  const own = typed.trim();
  const full = value.length >= maximum;
  const shown = useMemo(() => {
    const same = (one: string) => one.toLowerCase() === own.toLowerCase();
    const known = options.some((option) => same(option.label)) || value.some(same);
    const found: Item[] = full ? options.filter((option) => value.includes(option.value)) : [...options];
    if (!full && own && !known && mayAdd?.(own)) found.push({ value: own, label: own, adds: true });
    return found;
  }, [options, own, value, full, mayAdd]);
  const items = useMemo(
    () =>
      Base.createItems(shown, {
        getValue: (option: Item) => option.value,
        getLabel: (option: Item) => option.label,
      }),
    [shown],
  );

  // Enter may come before the list. It then means the first entry of the list to come.
  const [awaited, setAwaited] = useState<string | null>(null);
  function takeFirst() {
    const [first] = shown;
    if (!first || value.includes(first.value)) return;
    onChange([...value, first.value]);
    onType('');
  }
  useEffect(() => {
    if (awaited === null || outdated) return;
    setAwaited(null);
    if (awaited === own) takeFirst();
  });

  /** True when Enter was handled, since the list isn't loaded yet, or hasn't highlighted its first entry. */
  function takeTyped({ key, currentTarget }: KeyboardEvent<HTMLInputElement>): boolean {
    if (key !== 'Enter' || !own) return false;
    if (outdated) setAwaited(own);
    else if (currentTarget.hasAttribute('aria-activedescendant')) return false;
    else takeFirst();
    return true;
  }

  return (
    <Base.Root
      multiple
      items={items}
      filter={null}
      value={[...value]}
      onValueChange={(next: string[], { reason }) => {
        // Escape closes the list; a second press would clear every chip.
        if (reason !== 'escape-key') onChange(next.slice(0, Math.max(maximum, value.length)));
      }}
      inputValue={typed}
      onInputValueChange={onType}
      onOpenChange={setOpen}
      autoHighlight
    >
      <Base.InputGroup className="control h-auto px-2 py-1.5">
        <Base.Chips className="flex flex-wrap items-center gap-1.5">
          {value.map((one) => (
            <Base.Chip
              key={one}
              aria-label={one}
              className="flex min-h-8 max-w-full items-center gap-0.5 rounded-full bg-brand-soft ps-3 text-[0.9375rem] text-on-brand-soft outline-none data-highlighted:bg-brand data-highlighted:text-on-brand focus-within:bg-brand focus-within:text-on-brand"
            >
              <span className="truncate">{one}</span>
              <Base.ChipRemove
                aria-label={`Remove ${one}`}
                className="grid size-8 place-content-center rounded-full pointer-coarse:size-10"
              >
                <X aria-hidden="true" className="size-4" />
              </Base.ChipRemove>
            </Base.Chip>
          ))}
          <Base.Input
            {...wiring}
            ref={props.ref}
            name={props.name}
            onBlur={props.onBlur}
            placeholder={value.length === 0 ? props.placeholder : undefined}
            onKeyDown={(event) => {
              if (!takeTyped(event)) return;
              // Nor does it submit the form, without the typed text.
              event.preventDefault();
              event.preventBaseUIHandler();
            }}
            autoComplete="off"
            className="min-h-8 min-w-[min(8rem,100%)] flex-1 bg-transparent px-1.5 text-base outline-none placeholder:text-ink-soft placeholder:opacity-100"
          />
        </Base.Chips>
      </Base.InputGroup>
      <ComboboxPopup<Item> emptyText={full ? fullText : emptyText}>
        {({ label, hint, adds }) =>
          adds ? (
            <>
              <Plus aria-hidden="true" className="size-4.5 shrink-0" />
              <span className="min-w-0 flex-1 break-words">Add “{label}”</span>
            </>
          ) : (
            <span className="min-w-0 flex-1">
              {label}
              {hint ? <span className="ms-2 font-normal text-ink-soft text-sm">{hint}</span> : null}
            </span>
          )
        }
      </ComboboxPopup>
    </Base.Root>
  );
}
