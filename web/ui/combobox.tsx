import { ChevronDown, X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { fieldButton } from './button-style.ts';
import { useFieldWiring } from './field-context.ts';
import { loadAhead, loadOnce, MissingCode } from './lazy-part.tsx';
import { asOption } from './option.ts';
import type { ComboboxProps } from './overlays/combobox.tsx';

type Code = typeof import('./overlays/combobox.tsx');

const list = { load: loadOnce(() => import('./overlays/combobox.tsx')) };

/** Selects one of many by typing. Until it has the focus it is a plain input: the code of its list is loaded then. */
export function Combobox(props: ComboboxProps) {
  const [wanted, setWanted] = useState(false);
  const [code, setCode] = useState<Code | null>(null);
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const use = useRef({ hasFocus: false, opens: false, typed: null as string | null });

  useEffect(() => {
    if (!wanted || code || failed) return;
    list.load().then(setCode, () => setFailed(true));
  }, [wanted, code, failed]);

  // Before the next key arrives.
  useLayoutEffect(() => {
    if (code && use.current.hasFocus) frame.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [code]);

  useEffect(() => {
    const input = code && frame.current?.querySelector('input');
    const { hasFocus, typed } = use.current;
    if (input && hasFocus && typed !== null) typeInto(input, typed);
  }, [code]);

  const start = (opens: boolean) => {
    use.current.opens ||= opens;
    setWanted(true);
  };
  return (
    <div
      ref={frame}
      className="relative"
      {...(!code && {
        onPointerEnter: () => loadAhead(list),
        onFocus: () => {
          use.current.hasFocus = true;
          start(false);
        },
        onBlur: () => {
          use.current.hasFocus = false;
          use.current.opens = false;
        },
      })}
    >
      {code ? (
        <code.Combobox {...props} defaultOpen={use.current.hasFocus && use.current.opens} />
      ) : (
        <Plain {...props} onStart={start} onType={(text) => (use.current.typed = text)} frame={frame} />
      )}
      {failed ? (
        <div className="mt-2">
          <MissingCode onRetry={() => setFailed(false)} />
        </div>
      ) : null}
    </div>
  );
}

/** As a person would: React takes another setter's value for its own, and the list opens for typing, not for autofill. */
function typeInto(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}

interface PlainProps extends ComboboxProps {
  /** `opens`: the list is asked for. */
  readonly onStart: (opens: boolean) => void;
  readonly onType: (text: string) => void;
  readonly frame: RefObject<HTMLDivElement | null>;
}

function Plain({ options, value, onChange, onStart, onType, frame, clearable, ...props }: PlainProps) {
  const wiring = useFieldWiring();
  const { ref, name, onBlur, placeholder, disabled } = props;
  const label = options.map(asOption).find((option) => option.value === value)?.label ?? '';
  return (
    <>
      <input
        {...wiring}
        key={label}
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
        onBlur={onBlur}
        // The click that follows finds another element, once the code is there.
        onMouseDown={() => onStart(true)}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={(event) => {
          if (!/^Arrow(Up|Down)$/.test(event.key)) return;
          event.preventDefault();
          onStart(true);
        }}
        className="control pe-21"
      />
      <span className="absolute inset-y-0 end-1 flex items-center">
        {label && clearable !== false ? (
          <button
            type="button"
            tabIndex={-1}
            aria-label="Clear"
            disabled={disabled}
            onClick={() => onChange(null)}
            className={fieldButton}
          >
            <X aria-hidden="true" className="size-4.5" />
          </button>
        ) : null}
        <button
          type="button"
          tabIndex={-1}
          aria-label="Show all"
          disabled={disabled}
          onMouseDown={(event) => {
            event.preventDefault();
            frame.current?.querySelector('input')?.focus();
          }}
          onClick={() => onStart(true)}
          className={fieldButton}
        >
          <ChevronDown aria-hidden="true" className="size-5" />
        </button>
      </span>
    </>
  );
}
