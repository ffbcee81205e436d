import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ComboboxButtons, clearButton, comboboxInput, showAllButton } from './combobox-parts.tsx';
import { useFieldWiring } from './field-context.ts';
import { loadAhead, MissingCode } from './lazy-part.tsx';
import { loadOnce } from './load-code.ts';
import { asOption } from './option.ts';
import type { ComboboxProps } from './overlays/list-combobox.tsx';

type Code = typeof import('./overlays/list-combobox.tsx');

const list = { load: loadOnce(() => import('./overlays/list-combobox.tsx')) };

/** What was done with the plain input, to be repeated on the list. */
interface Use {
  hasFocus: boolean;
  opens: boolean;
  typed: string | null;
}

/** Selects one of many by typing. Until it is reached for it is a plain input: the code of its list is loaded then. */
export function Combobox(props: ComboboxProps) {
  const [wanted, setWanted] = useState(false);
  const [code, setCode] = useState<Code | null>(null);
  const [failed, setFailed] = useState(false);
  const [pressed, setPressed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const use = useRef<Use>({ hasFocus: false, opens: false, typed: null });
  // A press ends on the element that it began on.
  const shown = pressed ? null : code;

  useEffect(() => {
    if (!wanted || code || failed) return;
    list.load().then(setCode, () => setFailed(true));
  }, [wanted, code, failed]);

  // Before the next key arrives.
  useLayoutEffect(() => {
    if (shown && use.current.hasFocus) inputIn(frame)?.focus({ preventScroll: true });
  }, [shown]);

  useEffect(() => {
    const input = shown && inputIn(frame);
    const { hasFocus, typed } = use.current;
    if (input && hasFocus && typed !== null) typeInto(input, typed);
  }, [shown]);

  useEffect(() => {
    if (!pressed) return;
    // After the click, which follows.
    const end = () => setTimeout(() => setPressed(false));
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [pressed]);

  return (
    <>
      <div ref={frame}>
        {shown ? (
          <shown.ListCombobox {...props} defaultOpen={use.current.hasFocus && use.current.opens} />
        ) : (
          <PlainCombobox
            {...props}
            use={use.current}
            frame={frame}
            onUse={() => setWanted(true)}
            onPress={() => setPressed(true)}
          />
        )}
      </div>
      {failed ? (
        <div className="mt-2">
          <MissingCode load={list.load} onRetry={() => setFailed(false)} />
        </div>
      ) : null}
    </>
  );
}

const inputIn = (frame: RefObject<HTMLElement | null>) => frame.current?.querySelector('input');

/** As a person would: React takes another setter's value for its own, and the list opens for typing, not for autofill. */
function typeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

interface PlainComboboxProps extends ComboboxProps {
  readonly use: Use;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onUse: () => void;
  readonly onPress: () => void;
}

function PlainCombobox({ options, value, onChange, use, frame, onUse, onPress, ...props }: PlainComboboxProps) {
  const { ref, name, onBlur, placeholder, disabled, clearable } = props;
  const wiring = useFieldWiring();
  const label = options.map(asOption).find((option) => option.value === value)?.label ?? '';

  // Not its key: another input would take the focus, and what was typed, from this one.
  useLayoutEffect(() => {
    const input = inputIn(frame);
    if (input && use.typed === null) input.value = label;
  }, [label, frame, use]);

  const open = () => {
    use.opens = true;
    onUse();
  };
  /** A press on a button leaves the focus, or brings it to the input. */
  const keepFocus = (event: { preventDefault(): void }) => {
    event.preventDefault();
    inputIn(frame)?.focus();
  };
  return (
    <div
      className="relative"
      onPointerEnter={() => loadAhead(list)}
      onPointerDown={({ isPrimary }) => {
        if (isPrimary) onPress();
      }}
    >
      <input
        {...wiring}
        ref={ref}
        name={name}
        role="combobox"
        aria-expanded={false}
        aria-haspopup="listbox"
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={placeholder}
        disabled={disabled}
        defaultValue={label}
        onFocus={() => {
          use.hasFocus = true;
          onUse();
        }}
        onBlur={() => {
          use.hasFocus = false;
          use.opens = false;
          onBlur?.();
        }}
        onClick={open}
        onChange={({ target }) => {
          use.typed = target.value;
        }}
        onKeyDown={(event) => {
          const opens = /^Arrow(Up|Down)$/.test(event.key);
          // Typed text isn't a choice yet: a form mustn't be sent without it.
          if (!opens && !(event.key === 'Enter' && use.typed)) return;
          event.preventDefault();
          open();
        }}
        className={comboboxInput}
      />
      <ComboboxButtons>
        {label && clearable !== false ? (
          <button
            type="button"
            tabIndex={-1}
            disabled={disabled}
            onMouseDown={keepFocus}
            onClick={() => {
              use.typed = null;
              onChange(null);
            }}
            {...clearButton}
          />
        ) : null}
        <button
          type="button"
          tabIndex={-1}
          disabled={disabled}
          onMouseDown={keepFocus}
          onClick={() => {
            inputIn(frame)?.focus();
            open();
          }}
          {...showAllButton}
        />
      </ComboboxButtons>
    </div>
  );
}
