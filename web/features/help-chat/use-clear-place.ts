import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { firstClear, type Rect } from './first-clear.ts';

const controls = 'a[href], button, input, select, textarea, summary, label, [role="tab"], [role="button"]';
const step = 32;
const steps = 9;

/**
 * How far up the button has to stand so as to cover no control, in pixels; null where there is no such place. A list that
 * scrolls under it, or an answer that comes, may change that.
 */
export function useClearPlace(button: RefObject<HTMLElement | null>): number | null {
  const [shift, setShift] = useState<number | null>(0);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls
  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      const own = button.current;
      if (!own) return;
      // Where the style sheet puts it, however far it has risen.
      const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = own;
      const home = { left, right: left + width, top, bottom: top + height };
      setShift(firstClear(home, step, steps, controlsNear(own, home)));
    }
    const soon = () => {
      frame ||= requestAnimationFrame(look);
    };
    soon();
    const sizes = new ResizeObserver(soon);
    sizes.observe(document.body);
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { childList: true, subtree: true });
    addEventListener('scroll', soon, { passive: true, capture: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      changes.disconnect();
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, [button, key]);
  return shift;
}

/** The controls of the page that stand in the column above the button, where a person sees them. */
function controlsNear(own: HTMLElement, home: Rect): Rect[] {
  return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((one) => {
    if (one === own || one.closest('[role="dialog"]')) return [];
    const rect = one.getBoundingClientRect();
    const near = rect.right > home.left && rect.left < home.right && rect.bottom > 0 && rect.top < home.bottom;
    return near && one.checkVisibility({ visibilityProperty: true }) ? [rect] : [];
  });
}
