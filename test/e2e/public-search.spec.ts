import type { Page } from '@playwright/test';
import { brand } from '#contract/brand.ts';
import { sharePictureSize } from '#contract/site/share-pictures.ts';
import { publicPages } from '#contract/site/site-map.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { expect, test } from '#test/support/browser.ts';

/** A page's metadata. */
const read = (page: Page, path: string) =>
  page.evaluate(async (address) => {
    const answer = await fetch(address, { headers: { accept: 'text/html' } });
    const document = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const content = (name: string) =>
      document.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content') ?? '';
    const facts = { title: document.title, description: content('description'), url: content('url') };
    const data = document.querySelectorAll('script[type="application/ld+json"]');
    return { facts, picture: content('image'), data: [...data].map(({ textContent }) => JSON.parse(textContent)) };
  }, path);

test('no two pages have the same title, description, URL or picture', async ({ page, request }) => {
  const seen = new Map<string, string[]>();
  const pictures = new Set<string>();
  for (const path of publicPages) {
    const { facts, picture } = await read(page, path);
    for (const [name, fact] of Object.entries({ ...facts, picture })) {
      seen.set(name, [...(seen.get(name) ?? []), String(fact)]);
    }
    expect(facts.title, `${path} says more than search engines show`).toMatch(/^.{10,70}$/);
    expect(facts.description, path).toMatch(/^.{70,200}$/);

    const answer = await request.get(picture);
    expect(answer.headers()['content-type']).toBe('image/png');
    const file = await answer.body();
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([sharePictureSize.width, sharePictureSize.height]);
    // Messengers ignore large ones.
    expect(file.length).toBeLessThan(300_000);
    pictures.add(file.toString('base64'));
  }
  for (const [name, facts] of seen) expect(new Set(facts).size, name).toBe(publicPages.length);
  expect(pictures.size).toBe(publicPages.length);
});

test('search engines get the company, and the questions in the page’s own words', async ({ page, baseURL }) => {
  for (const path of ['/', '/about', '/contact']) {
    const { data } = await read(page, path);
    const company = data.find((one) => one['@type'] === 'Organization');
    expect(company).toMatchObject({ '@context': 'https://schema.org', name: brand.name, email: usualSupport.email });
    expect(new URL(company.url).origin).toBe(baseURL);
    const faq = data.find((one) => one['@type'] === 'FAQPage');
    expect(Boolean(faq)).toBe(path === '/contact');
    if (faq) await page.goto(path);
    for (const { name, acceptedAnswer } of faq?.mainEntity ?? []) {
      const question = page.locator('details').filter({ hasText: name });
      await expect(question.locator('p')).toHaveText(acceptedAnswer.text);
    }
  }
});
