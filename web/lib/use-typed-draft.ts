import { type RefObject, useEffect, useState } from 'react';
import { draftOf, visitor } from './drafts.ts';
import { readStored, sessionKey, storedUserId } from './stored-session.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Fields with a name, except those marked not to be stored. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control => 'name' in one && 'value' in one && one.name !== '' && !one.closest('[data-not-kept]'),
  );

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && control.type === 'checkbox';

function read(form: HTMLFormElement, of: 'now' | 'at first'): Record<string, string | string[]> {
  const values: Record<string, string | string[]> = {};
  for (const control of controlsOf(form)) {
    if (isTick(control)) {
      const others = values[control.name];
      const ticked = of === 'now' ? control.checked : control.defaultChecked;
      values[control.name] = [...(Array.isArray(others) ? others : []), ...(ticked ? [control.value] : [])];
    } else {
      values[control.name] = of === 'now' ? control.value : firstValue(control);
    }
  }
  return values;
}

const firstValue = (control: Control) =>
  control instanceof HTMLSelectElement
    ? ([...control.options].find(({ defaultSelected }) => defaultSelected)?.value ?? '')
    : control.defaultValue;

/** Text typed before the page had its code is preserved. */
function fill(form: HTMLFormElement, values: Record<string, string | string[]>): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (isTick(control)) control.checked = control.checked || (value?.includes(control.value) ?? false);
    else if (typeof value === 'string' && control.value === firstValue(control)) control.value = value;
  }
}

/** Stores what is typed into an uncontrolled form (see `useShortForm`), and restores it. */
export function useTypedDraft(form: RefObject<HTMLFormElement | null>, name: string) {
  const [draft] = useState(() => () => draftOf('browser', name, storedUserId(readStored(sessionKey)) ?? visitor));
  const [restored, setRestored] = useState(false);

  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const blank = read(element, 'at first');
    const found = draft().find(blank);
    if (found) {
      fill(element, found);
      setRestored(true);
    }
    const keep = () => {
      const typed = read(element, 'now');
      if (JSON.stringify(typed) === JSON.stringify(blank)) draft().forget();
      else draft().keep(typed);
    };
    // Typing before the page had its code fired no event here.
    if (JSON.stringify(read(element, 'now')) !== JSON.stringify(found ?? blank)) keep();
    element.addEventListener('input', keep);
    return () => element.removeEventListener('input', keep);
  }, [form, draft]);

  const letGo = () => {
    draft().forget();
    setRestored(false);
  };
  return {
    restored,
    letGo,
    discard() {
      form.current?.reset();
      letGo();
    },
  };
}
