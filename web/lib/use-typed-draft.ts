import { type RefObject, useEffect, useState } from 'react';
import { draftOf, visitor } from './drafts.ts';
import { readStored, sessionKey, storedUserId } from './stored-session.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Those with a name, but for the ones that say they are not to be kept. */
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

/** What was typed meanwhile, before the page had its code, stays. */
function fill(form: HTMLFormElement, values: Record<string, string | string[]>): void {
  for (const control of controlsOf(form)) {
    const value = values[control.name];
    if (isTick(control)) control.checked = control.checked || (value?.includes(control.value) ?? false);
    else if (typeof value === 'string' && control.value === firstValue(control)) control.value = value;
  }
}

/** Keeps what is typed into a form that the browser holds (see `useShortForm`), and gives back what was typed before. */
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
    // What was typed before the page had its code told nobody of it.
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
