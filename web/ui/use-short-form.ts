import { type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Check } from '#web/ui/form-checks.ts';

export type FieldErrors<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface ShortForm<Name extends string> {
  /** In the order of the fields: the first invalid one gets the focus. */
  readonly checks: Readonly<Record<Name, Check>>;
  /** All fields are valid. While its promise is pending the form accepts no second submit. */
  readonly onSubmit: (data: FormData, form: HTMLFormElement) => Promise<void> | void;
}

/**
 * A form whose values the browser restores: text typed before the page has its code, or offline, is never lost. Invalid
 * fields are named on submit, and again on blur or correction.
 */
export function useShortForm<Name extends string>({ checks, onSubmit }: ShortForm<Name>) {
  const none = {} as FieldErrors<Name>;
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors<Name>>(none);
  const names = Object.keys(checks) as Name[];

  const errorOf = (data: FormData, name: Name) => checks[name](String(data.get(name) ?? ''));

  function point(found: FieldErrors<Name>) {
    // The error must be rendered beside its field before the field is announced.
    flushSync(() => setErrors(found));
    const first = names.find((name) => found[name]);
    const control = first && form.current?.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  }

  function look(event: FormEvent | FocusEvent, wanted: (name: Name, control: { value: string }) => boolean) {
    const control = event.target as HTMLInputElement;
    const name = control.name as Name;
    if (!Object.hasOwn(checks, name) || !wanted(name, control)) return;
    const message = checks[name](control.value);
    setErrors(({ [name]: _, ...rest }) => (message ? { ...rest, [name]: message } : rest) as FieldErrors<Name>);
  }

  /** True when it was sent. */
  async function submit(): Promise<boolean> {
    if (sending.current || !form.current) return false;
    const data = new FormData(form.current);
    const found = names.flatMap((name) => {
      const message = errorOf(data, name);
      return message ? [[name, message]] : [];
    });
    if (found.length > 0) {
      point(Object.fromEntries(found) as FieldErrors<Name>);
      return false;
    }
    setErrors(none);
    sending.current = true;
    setBusy(true);
    try {
      await onSubmit(data, form.current);
    } finally {
      sending.current = false;
      setBusy(false);
    }
    return true;
  }

  return {
    errors,
    busy,
    submit,
    props: {
      ref: form,
      noValidate: true,
      // Submitted before the page has its code, a form with this method does nothing; any other would put the text into
      // the URL.
      method: 'dialog',
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        void submit();
      },
      onChange: (event: FormEvent) => look(event, (name) => errors[name] !== undefined),
      onBlur: (event: FocusEvent) => look(event, (_, { value }) => value.trim() !== ''),
    },
  };
}
