import { useEffect, useRef } from 'react';

/** Focuses a status text after it changes: the button that changed it is gone, and the focus with it. */
export function useFocusOnChange<Shown extends HTMLElement = HTMLParagraphElement>(text: string) {
  const element = useRef<Shown>(null);
  const shown = useRef(text);
  useEffect(() => {
    if (shown.current === text) return;
    shown.current = text;
    // The dialog releases the focus after this.
    setTimeout(() => {
      if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
    });
  }, [text]);
  return element;
}
