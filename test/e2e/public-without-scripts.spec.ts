import type { Page } from '@playwright/test';
import { publicPages } from '#contract/site/site-map.ts';
import { expect, test } from '#test/support/browser.ts';

for (const path of publicPages) {
  test(`${path} says the same without scripts`, async ({ page, browser, baseURL }) => {
    await page.goto(path);
    const spoken = await wordsOf(page);
    const still = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
    const plain = await still.newPage();
    await plain.goto(`${baseURL}${path}`);
    for (const heading of await page.getByRole('main').getByRole('heading').allInnerTexts()) {
      await expect(plain.getByRole('main').getByText(heading, { exact: true }).first()).toBeVisible();
    }
    const read = await wordsOf(plain);
    expect(spoken.filter((word) => !read.includes(word))).toEqual([]);
    await still.close();
  });
}

/** The words of a page's content that a person sees. */
async function wordsOf(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not read
  const text = await page.getByRole('main').innerText();
  // What depends on the minute, such as whether support is open now, is added by scripts.
  return [...new Set(text.match(/[A-Za-z]{4,}/g))].filter(
    (word) => !/^(open|closed|until|opens|closes|today|tomorrow)$/i.test(word),
  );
}
