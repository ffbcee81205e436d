import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';

export { expect };

/** Playwright's test; a page that throws, or that its own security policy stops, fails whatever else it asserts. */
export const test = base.extend<{ soundPages: undefined }>({
  soundPages: [
    async ({ browser, context }, use) => {
      const problems: string[] = [];
      const watch = (one: BrowserContext) => {
        one.on('weberror', (webError) => problems.push(String(webError.error())));
        one.on('console', (message) => {
          const isPolicy = message.text().includes('Content Security Policy');
          if (message.type() === 'error' && isPolicy) problems.push(message.text());
        });
      };
      watch(context);
      // Those that the test opens for more people.
      browser.on('context', watch);
      await use(undefined);
      browser.off('context', watch);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

/** WCAG 2.2 AA, as far as a program can tell. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}
