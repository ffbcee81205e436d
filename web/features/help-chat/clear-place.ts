interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (a: Rect, b: Rect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** How far an element has to rise, in steps, until it covers none of the others. */
export function firstClear(home: Rect, step: number, steps: number, others: readonly Rect[]): number | null {
  for (let rise = 0; rise <= step * steps; rise += step) {
    const there = { ...home, top: home.top - rise, bottom: home.bottom - rise };
    if (!others.some((other) => overlap(there, other))) return rise;
  }
  return null;
}

const controls = 'a[href], button, input, select, textarea, summary, label, [role="tab"], [role="button"]';
/** Amounts, counts and times, which are as wide as their letters. */
const figures = '.figures, time, dd, td, h1, h2';
const step = 32;
const steps = 9;

/**
 * Reports how far up a button has to move so as to cover no control, figure or heading, in pixels; null if there is no
 * such place. A list that scrolls under it, or a new answer, may change that. Returns a function that stops it.
 */
export function watchClearPlace(button: HTMLElement, onRise: (rise: number | null) => void): () => void {
  // Elements in the column of the button. An observer reports changes: measuring all of them at every scroll frame
  // would make it stutter.
  const near = new Set<Element>();
  let column: IntersectionObserver | null = null;
  let frame = 0;

  function look() {
    frame = 0;
    onRise(firstClear(homeOf(button), step, steps, [...near].filter(isInTheWay).map(rectOf)));
  }
  const soon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const watch = () => {
    for (const one of document.querySelectorAll(`${controls}, ${figures}`)) if (one !== button) column?.observe(one);
  };
  function watchColumn() {
    column?.disconnect();
    near.clear();
    const { left, right } = homeOf(button);
    column = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) near[isIntersecting ? 'add' : 'delete'](target);
        soon();
      },
      { rootMargin: `0px ${right - document.documentElement.clientWidth}px 0px ${-left}px` },
    );
    watch();
  }
  const follow = () => {
    if (near.size > 0) soon();
  };

  watchColumn();
  const sizes = new ResizeObserver(follow);
  sizes.observe(document.body);
  const changes = new MutationObserver((records) => {
    if (records.some(({ addedNodes }) => addedNodes.length > 0)) watch();
  });
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('scroll', follow, { passive: true, capture: true });
  addEventListener('resize', watchColumn);
  return () => {
    cancelAnimationFrame(frame);
    column?.disconnect();
    sizes.disconnect();
    changes.disconnect();
    removeEventListener('scroll', follow, { capture: true });
    removeEventListener('resize', watchColumn);
  };
}

/** At its position in the style sheet, however far it has risen. */
function homeOf({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }: HTMLElement): Rect {
  return { left, right: left + offsetWidth, top, bottom: top + offsetHeight };
}

function rectOf(one: Element): Rect {
  if (one.matches(controls)) return one.getBoundingClientRect();
  const letters = document.createRange();
  letters.selectNodeContents(one);
  return letters.getBoundingClientRect();
}

/** A dialog covers the button itself. */
const isInTheWay = (one: Element): boolean =>
  one.isConnected && !one.closest('[role="dialog"]') && one.checkVisibility({ visibilityProperty: true });
