import type { Browser, Page } from '@playwright/test';
import { postingsPath } from '#contract/jobs/posting-addresses.ts';
import { publicPages } from '#contract/site/site-map.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';

// The list of gigs is rendered on request.
for (const path of [...publicPages, postingsPath]) {
  test(`${path} can be read, found and shared, by everybody, light and dark, and without scripts`, async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    const answer = await request.get(path, { headers: { accept: 'text/html' } });
    expect(answer.status()).toBe(200);
    const images = [...(await answer.text()).matchAll(/property="og:image" content="([^"]+)"/g)];
    expect(images.map(([, address]) => new URL(address ?? '').pathname)).toEqual([
      `/share/${path.slice(1) || 'home'}.png`,
    ]);

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Help chat' })).toBeVisible();
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', new URL(path, page.url()).href);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{50,}/);
    await expect(page).toHaveTitle(/Thengisa/);
    // A visitor on a phone scrolls through at most eight screens.
    if (path === '/') {
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8 * 844);
    }
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      // It fits: nothing has to be scrolled sideways.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      await expectAccessible(page);
    }
    if (path !== postingsPath) await expectTheSameWithoutScripts(page, browser, `${baseURL}${path}`);
  });
}

test('search engines are given every page, by its canonical URL', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual([...publicPages, postingsPath].map((path) => `${baseURL}${path}`));
});

test('an unknown URL says so, with its status, also without scripts', async ({ page, browser, baseURL }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  for (const path of ['/no/such/page', '/businesses/us', '/404']) {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    // The browser's own message about it names no URL.
    await expect.poll(() => logged.join('\n')).toContain(path);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/About/?from=mail');
  await expect(page).toHaveURL('/about?from=mail');

  const still = await browser.newContext({ javaScriptEnabled: false });
  const plain = await still.newPage();
  await plain.goto(`${baseURL}/no/such/page`);
  await expect(plain.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await still.close();
});

test('the footer links to every page, prices included', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  for (const [label, path] of [
    ['Find Sales Reps', '/businesses'],
    ['How It Works', '/how-it-works'],
    ['Apply to Be a Rep', '/reps'],
    ['Open Gigs', '/jobs'],
    ['About Us', '/about'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(footer.getByRole('link', { name: label })).toHaveAttribute('href', path);
  }
  await footer.getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/how-it-works#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
});

test('the open menu of a phone is accessible, closes with Escape and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/about');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await expect(button).toBeFocused();
  const main = page.getByRole('navigation', { name: 'Main' });
  for (const width of [744, 767]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button).toBeVisible();
    await expect(main).toBeHidden();
  }
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(button).toBeHidden();
  await expect(main).toBeVisible();
});

async function expectTheSameWithoutScripts(page: Page, browser: Browser, address: string): Promise<void> {
  const still = await browser.newContext({ javaScriptEnabled: false, viewport: page.viewportSize() });
  const plain = await still.newPage();
  await plain.goto(address);
  for (const heading of await page.getByRole('main').getByRole('heading').allInnerTexts()) {
    await expect(plain.getByRole('main').getByText(heading, { exact: true }).first()).toBeVisible();
  }
  const read = await wordsOf(plain);
  expect((await wordsOf(page)).filter((word) => !read.includes(word))).toEqual([]);
  await still.close();
}

/** The visible text of a page's content. */
async function wordsOf(page: Page): Promise<string[]> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not read
  const text = await page.getByRole('main').innerText();
  // Minute-dependent content, such as whether support is open now, is added by scripts.
  return [...new Set(text.match(/[A-Za-z]{4,}/g))].filter(
    (word) => !/^(open|closed|until|opens|closes|today|tomorrow)$/i.test(word),
  );
}
