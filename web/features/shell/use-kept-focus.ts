import { useEffect } from 'react';

interface Place {
  readonly control: HTMLElement;
  readonly name: string;
  /** From the control's own parent up to `main`: each ancestor, and the index within it. */
  readonly path: readonly { readonly parent: Element; readonly index: number }[];
}

const controls =
  'a[href], button:not([disabled]), input:not([disabled]), textarea:not([disabled]), select:not([disabled])';
const rows = 'ul, ol, tbody';
const parts = 'section, article, form, li, tr, main';
const over = '[role="dialog"], [role="alertdialog"]';

/** In milliseconds: longer than a dialog, a page or a list takes to set the focus itself. */
const patience = 150;

/**
 * Restores focus after an action removes the pressed button: its row is gone, its case decided, or its page replaced.
 * Focus goes to what took its place, not to the beginning of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let place: Place | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      const found = target instanceof HTMLElement ? placeOf(target) : null;
      if (found) place = found;
    };
    // A click elsewhere means the user has moved on: later changes don't move the focus. A dialog over the page still
    // belongs to it.
    const leave = ({ target }: PointerEvent) => {
      if (!(target instanceof Element && target.closest(`${controls}, ${over}`))) place = null;
    };
    const mend = () => {
      if (place && isLost(place.control)) focusInstead(place);
    };
    const look = () => {
      clearTimeout(timer);
      if (document.activeElement === document.body) timer = setTimeout(mend, patience);
    };
    const changes = new MutationObserver(look);
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', remember);
    changes.observe(document.body, { childList: true, subtree: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', remember);
      changes.disconnect();
    };
  }, []);
}

function placeOf(control: HTMLElement): Place | null {
  const main = control.closest('main');
  if (!main || control === main) return null;
  const path: Place['path'][number][] = [];
  for (let one: Element = control; one !== main && one.parentElement; one = one.parentElement) {
    path.push({ parent: one.parentElement, index: [...one.parentElement.children].indexOf(one) });
  }
  return { control, name: nameOf(control), path };
}

/** The focus wasn't taken: the element itself is gone, and nothing covers the page. */
function isLost(control: HTMLElement): boolean {
  return document.activeElement === document.body && !control.isConnected && document.querySelector(over) === null;
}

function focusInstead(place: Place): void {
  const nearest = place.path.find(({ parent }) => parent.isConnected);
  if (!nearest) {
    focusPart(document.getElementById('main'));
    return;
  }
  const { parent, index } = nearest;
  const instead = drawnAnew(place, parent) ?? (parent.matches(rows) ? inRow(parent, index) : null);
  if (instead) instead.focus();
  else focusPart(parent.closest<HTMLElement>(parts));
}

/** The same field or button, re-created by React. */
function drawnAnew({ control, name }: Place, within: Element): HTMLElement | undefined {
  if (name === '') return undefined;
  return [...within.querySelectorAll<HTMLElement>(control.tagName)].find((one) => nameOf(one) === name);
}

function nameOf(control: HTMLElement): string {
  const labelled = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
  return control.ariaLabel ?? (labelled ? control.labels?.[0]?.textContent : null) ?? '';
}

/** The next row, now in its place, or the previous one if it was the last. */
function inRow({ children }: Element, index: number): HTMLElement | null {
  const row = children[Math.min(index, children.length - 1)];
  return row?.querySelector<HTMLElement>(controls) ?? null;
}

function focusPart(part: HTMLElement | null): void {
  if (!part) return;
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}
