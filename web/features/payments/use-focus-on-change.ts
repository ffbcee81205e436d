import { useEffect, useRef } from 'react';

/** For what says how things stand now: what changed it took the button that was pressed along, and the focus with it. */
export function useFocusOnChange<Shown extends HTMLElement = HTMLParagraphElement>(text: string) {
  const element = useRef<Shown>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    // The dialog that asked lets go of the focus after this.
    setTimeout(() => {
      if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    });
  }, [text]);
  return element;
}
