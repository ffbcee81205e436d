import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare const window: Window & {
  axe: { run(part: Part, options: axe.RunOptions): Promise<axe.AxeResults> };
  axeSource: string;
};

/**
 * Not the export of `axe-core` itself, which is more than twice as long, for every page to parse. Compressed, since
 * transfer into the page took longer than decompression there.
 */
const packedAxe = gzipSync(readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')))).toString('base64');

/** WCAG 2.2 AA, as far as it can be checked automatically. */
const everything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The rules that another theme can affect, which a visitor may choose at any time. */
const ofColours = ['color-contrast', 'link-in-text-block'];

/** The page is scanned by every rule, and in its other theme by those of colours. A toast over it is excluded. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, { exclude: ['[data-sonner-toaster]'] });
}

/** The same of the toast with these words, which may follow an earlier one; it stays during the scan. */
export async function expectToastAccessible(page: Page, words: string): Promise<void> {
  const newest = '[data-sonner-toast][data-front="true"][data-removed="false"]';
  // The rest of a toast lets clicks through to the page below.
  await page.locator(newest, { hasText: words }).getByRole('button', { name: 'Dismiss' }).hover();
  await expectNoViolations(page, { include: [newest], exclude: [] });
}

type Part = { include?: string[]; exclude: string[] };

async function expectNoViolations(page: Page, part: Part): Promise<void> {
  // Pending elements are dimmed.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(unpackAxe, packedAxe);
    // A policy of the page forbids it, except for code injected from outside.
    await page.evaluate('eval(window.axeSource)');
  }
  expect(await page.evaluate(findViolations, { ...part, everything, ofColours })).toEqual([]);
}

/** Runs in the page. */
async function unpackAxe(packed: string) {
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  window.axeSource = await new Response(unpacked).text();
}

/** Runs in the page, and restores it. */
async function findViolations({ everything, ofColours, ...part }: Part & Record<'everything' | 'ofColours', string[]>) {
  const covering = part.exclude.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  const found: string[] = [];
  // A colour in the middle of its transition belongs to neither theme; elements that inherit it start their own
  // transition after that. Frames are not waited for: Chromium may draw none for invisible content.
  const endTransitions = () => {
    const passing = () =>
      document.getAnimations().filter(({ playState, timeline, effect }) => {
        const endless = effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
        return playState === 'running' && timeline === document.timeline && !endless;
      });
    for (let some = passing(); some.length > 0; some = passing()) for (const one of some) one.finish();
  };
  const scan = async (type: 'tag' | 'rule', values: string[]) => {
    endTransitions();
    const { violations } = await window.axe.run(part, {
      runOnly: { type, values },
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
    });
    for (const { id, nodes } of violations) {
      found.push(`${dataset.theme} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
  };
  for (const one of covering) one.style.visibility = 'hidden';
  try {
    await scan('tag', everything);
    dataset.theme = theme === 'dark' ? 'light' : 'dark';
    await scan('rule', ofColours);
  } finally {
    if (theme === undefined) delete dataset.theme;
    else dataset.theme = theme;
    for (const one of covering) one.style.visibility = '';
  }
  return found;
}
