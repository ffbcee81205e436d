import type { Page } from '@playwright/test';

/**
 * Content that can't be read or reached in the current window: a page that scrolls sideways, a control past its edge, a
 * scroll box without keyboard access, one of our words broken. At each of these text sizes.
 */
export function findTooWide(page: Page, letters: readonly number[] = [16]): Promise<string[]> {
  return page.evaluate(async (sizes) => {
    // Scripts that depend on the width have been notified of it by then.
    await new Promise(requestAnimationFrame);
    const root = document.documentElement;
    const found: string[] = [];
    for (const size of sizes) {
      root.style.fontSize = size === 16 ? '' : `${size}px`;
      settle();
      const all = [...document.body.querySelectorAll('*')].filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      const words = size < 32 ? tornWords() : [];
      found.push(...[...outside(all), ...boxes(all), ...words].map((one) => `letters of ${size}px: ${one}`));
    }
    root.style.fontSize = '';
    return found;

    /** Animations, at their end. */
    function settle(): void {
      const passing = () =>
        document
          .getAnimations()
          .filter(({ playState, effect }) => playState !== 'finished' && effect?.getComputedTiming().iterations === 1);
      for (let running = passing(); running.length > 0; running = passing()) for (const one of running) one.finish();
    }

    function say(one: Element): string {
      const { left, right } = one.getBoundingClientRect();
      const [from, to] = [left, right].map(Math.round);
      return `${one.tagName} ${one.getAttribute('class')?.slice(0, 60)} "${one.textContent?.trim().slice(0, 30)}" from ${from} to ${to}`;
    }

    /** By design: a box that scrolls vertically, like a dialog's, also scrolls sideways once its content is too wide. */
    function scrollsAside(one: Element): boolean {
      return one.matches('.rail, [class*="overflow-x-auto"]') && getComputedStyle(one).overflowX === 'auto';
    }

    function outside(all: Element[]): string[] {
      const isOut = (one: Element) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width > 1 && (right > innerWidth + 1 || left < -1);
      };
      const inBox = (one: Element) => {
        for (let box = one.parentElement; box; box = box.parentElement) if (scrollsAside(box)) return true;
        return false;
      };
      const controls = all.filter(
        (one) =>
          one.matches('a, button, input, select, textarea') && !one.closest('.sr-only') && isOut(one) && !inBox(one),
      );
      if (root.scrollWidth <= innerWidth) return controls.map((one) => `out of sight: ${say(one)}`);
      const overflows = all.filter(
        (one) =>
          !inBox(one) && !scrollsAside(one) && one.getBoundingClientRect().left + one.scrollWidth > innerWidth + 1,
      );
      const innermost = overflows.filter((one) => ![...one.children].some((child) => overflows.includes(child)));
      return [`the page is ${root.scrollWidth}px wide: ${innermost.slice(0, 4).map(say).join('; ')}`];
    }

    function boxes(all: Element[]): string[] {
      return all
        .filter((one) => one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
        .filter((one) => getComputedStyle(one).overflowX === 'auto' && !one.matches('input, textarea'))
        .flatMap((one) => {
          if (!scrollsAside(one)) return `is to be pushed aside: ${say(one)}`;
          return one.matches('[tabindex="0"]') || one.querySelector('a, button')
            ? []
            : `no keyboard reaches: ${say(one)}`;
        });
    }

    /** Letters only, and of the length of our own words: excludes test data. */
    function tornWords(): string[] {
      const torn: string[] = [];
      const range = document.createRange();
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const written = text.textContent ?? '';
        range.selectNodeContents(text);
        if (range.getClientRects().length < 2) continue;
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.sr-only, script, style, svg'))
          continue;
        for (const { 0: token, index } of written.matchAll(/\S+/g)) {
          if (!/^[(“‘]?[\p{L}’'-]{2,24}[)”’.,:;!?]*$/u.test(token)) continue;
          for (const { 0: part, index: at } of token.matchAll(/[\p{L}’']{2,}/gu)) {
            range.setStart(text, index + at);
            range.setEnd(text, index + at + part.length);
            const lines = new Set(
              [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)),
            );
            if (lines.size > 1) torn.push(`"${part}" is torn in "${written.slice(0, 40)}"`);
          }
        }
      }
      return torn;
    }
  }, letters);
}
