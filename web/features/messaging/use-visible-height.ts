import { type RefObject, useEffect } from 'react';

/** Fits the thread between the top of the screen and the phone's keyboard: browsers lay out the page as if it weren't there. */
export function useVisibleHeight(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const element = screen.current;
    if (!viewport || !element) return;
    const follow = () => {
      element.style.setProperty('--visible-height', `${viewport.height}px`);
      element.style.setProperty('--visible-top', `${viewport.offsetTop}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    viewport.addEventListener('scroll', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      viewport.removeEventListener('scroll', follow);
    };
  }, [screen]);
}
