import type { Page } from '@playwright/test';

export interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** For `addInitScript`: runs in the page. */
export function recordShifts(): void {
  window.shifts = [];
  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName.toLowerCase()} “${(element?.textContent ?? '').trim().slice(0, 40)}”`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as unknown as {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${nameOf(node)} ${Math.round(from.x)},${Math.round(from.y)} to ${Math.round(to.x)},${Math.round(to.y)}`,
      );
      window.shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The shifts of the open page, and their sum. */
export async function shiftsOf(page: Page): Promise<{ sum: number; shifts: readonly Shift[] }> {
  const shifts = await page.evaluate(() => window.shifts);
  return { sum: shifts.reduce((total, { value }) => total + value, 0), shifts };
}
