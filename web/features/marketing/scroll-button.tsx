import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from '#web/ui/button-style.ts';

interface ScrollButtonProps extends ButtonLook {
  /** The id of the target, which is focusable (`tabIndex={-1}`). */
  readonly target: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Scrolls to a part of this page and moves the focus there. An ordinary anchor until the page has its code. */
export function ScrollButton({ target, className, children, ...look }: ScrollButtonProps) {
  function scroll(event: MouseEvent) {
    const element = document.getElementById(target);
    if (!element) return;
    event.preventDefault();
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.scrollIntoView({ behavior: still ? 'auto' : 'smooth' });
    element.focus({ preventScroll: true });
  }
  return (
    <a href={`#${target}`} onClick={scroll} className={clsx(buttonStyle(look), className)}>
      {children}
    </a>
  );
}
