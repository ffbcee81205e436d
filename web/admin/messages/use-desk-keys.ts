import { type RefObject, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

const storedAs = 'inbox-keys-off';

/** Storage is off in some private windows: then the shortcuts are on. */
function attempt<Result>(act: () => Result): Result | null {
  try {
    return act();
  } catch {
    return null;
  }
}

/** A dialog, the help chat or a menu, which have their own shortcuts. */
const isAbove = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Single-letter shortcuts are optional: speech input triggers them by accident. */
export function useDeskKeys(desk: RefObject<HTMLElement | null>, back: string | null) {
  const [on, setOn] = useState(() => attempt(() => localStorage.getItem(storedAs)) === null);
  const [shown, show] = useState(false);
  const navigate = useNavigate();

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, target } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isAbove(target)) return;
      if (key === 'Escape' && back !== null) {
        void navigate(back);
        return;
      }
      if (!on || isTyping(target)) return;
      const acted = actOf(desk.current, key, show);
      if (acted) event.preventDefault();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, back, desk, navigate]);

  function choose(wanted: boolean) {
    setOn(wanted);
    attempt(() => (wanted ? localStorage.removeItem(storedAs) : localStorage.setItem(storedAs, 'true')));
  }

  return { on, choose, shown, show };
}

/** Whether the key was handled. */
function actOf(desk: HTMLElement | null, key: string, show: (shown: boolean) => void): boolean {
  const press = (what: string) => {
    const found = desk?.querySelector<HTMLElement>(what);
    found?.click();
    return found !== null && found !== undefined;
  };
  switch (key) {
    case 'j':
    case 'ArrowDown':
      return step(desk, 1, key);
    case 'k':
    case 'ArrowUp':
      return step(desk, -1, key);
    case 'r':
      return write(desk, 'answer');
    case 'n':
      return write(desk, 'note');
    case 't':
      return press('[data-desk-act="take"]');
    case 'c':
      return press('[data-desk-act="close"]');
    case '?':
      show(true);
      return true;
    default:
      return false;
  }
}

function step(desk: HTMLElement | null, by: 1 | -1, key: string): boolean {
  const rows = [...(desk?.querySelectorAll<HTMLElement>('[data-desk-row]') ?? [])].filter((row) =>
    row.checkVisibility(),
  );
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  // Elsewhere the arrows scroll.
  if (key.startsWith('Arrow') && focused === -1 && document.activeElement?.getAttribute('role') === 'log') return false;
  const open = rows.findIndex((row) => row.getAttribute('aria-current') === 'true');
  const from = focused === -1 ? open : focused;
  const next = rows[from === -1 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by))];
  next?.focus();
  return next !== undefined;
}

/** Focuses the box in the given mode. */
function write(desk: HTMLElement | null, kind: 'answer' | 'note'): boolean {
  const box = desk?.querySelector<HTMLElement>('[data-desk-box]');
  if (!box) return false;
  if (box.dataset.deskBox !== kind) box.querySelector<HTMLElement>(`[data-kind="${kind}"]`)?.click();
  requestAnimationFrame(() => box.querySelector('textarea')?.focus());
  return true;
}
