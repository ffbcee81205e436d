import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { phone } from '#test/support/browser-devices.ts';
import { findTooWide } from '#test/support/browser-widths.ts';
import { dayFromNow } from '#test/support/hiring.ts';
import { signUpInBrowser } from './people.ts';

const description =
  'Offer tastings of our new craft beer and snacks to shoppers at Pick n Pay. You speak isiZulu and English.';
const tag = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Walks through the form and prints what each step took. */
async function walk(page: Page, steps: Readonly<Record<string, () => Promise<unknown>>>): Promise<void> {
  const took: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    const start = performance.now();
    await test.step(name, step);
    took.push(`${name} ${Math.round(performance.now() - start)} ms`);
  }
  console.info(`First job at ${page.viewportSize()?.width} px: ${took.join(', ')}`);
}

for (const [device, use] of Object.entries({ phone, desktop: { viewport: { width: 1280, height: 800 } } })) {
  test.describe(device, () => {
    test.use({ ownContext: true, ...use });

    test('the form suggests what the job is from its words, and needs no extra tap', async ({ page }) => {
      const title = `Beer tastings ${randomUUID().slice(0, 8)}`;
      const account = { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' };
      const { call } = await signUpInBrowser(page, account, '/dashboard/jobs/new');
      await walk(page, {
        title: () => page.getByLabel('Job title').fill(title),
        industry: () => page.getByLabel('Industry').selectOption('Retail'),
        description: () => page.getByLabel('Description').fill(description),
        'tags appear': () => expect(tag(page, 'Sampling and tastings')).toBeChecked(),
        'one tag removed': () => tag(page, 'In supermarkets').click(),
        place: async () => {
          await page.getByLabel('Location').fill('Polokwane');
          await page.getByRole('option', { name: 'Polokwane' }).first().click();
        },
        start: () => page.getByLabel('Start date').fill(dayFromNow(10)),
        duration: () => page.getByLabel('Duration').selectOption('1 month'),
        pay: () => page.getByLabel('Compensation (ZAR)').fill('4500'),
      });
      await expect(tag(page, 'Beer and cider')).toHaveAccessibleName(/“Beer tastings/);
      await expect(page.getByLabel('One of the languages is enough')).not.toBeChecked();
      await expectAccessible(page);
      expect(await findTooWide(page)).toEqual([]);

      await test.step('what was removed stays removed, and what is added stays added', async () => {
        const list = page.getByRole('combobox', { name: 'Add more' });
        await list.fill('hosting');
        await page.getByRole('option', { name: /^Hosting and welcoming/ }).click();
        await expect(button(page, 'Remove Hosting and welcoming')).toBeVisible();
        await page.getByLabel('Description').fill(`${description} You have matric.`);
        await expect(tag(page, 'Matric')).toBeChecked();
        await expect(tag(page, 'In supermarkets')).not.toBeChecked();
        await page.reload();
        await expect(page.getByLabel('Job title')).toHaveValue(title);
        await expect(tag(page, 'Beer and cider')).toBeChecked();
        await expect(tag(page, 'In supermarkets')).not.toBeChecked();
        await expect(button(page, 'Remove Hosting and welcoming')).toBeVisible();
      });
      await button(page, 'Preview').click();
      await expect(page.getByRole('dialog').getByRole('list', { name: 'The work' })).toContainText('Beer and cider');
      await button(page, 'Back to editing').click();
      await walk(page, {
        post: async () => {
          await button(page, 'Post job').click();
          await expect(page.getByText('What reps see')).toBeVisible();
        },
      });
      const [posted] = (await call(ownJobsApi.list, { query: {} })).items;
      const labels = posted?.tags.map(({ label }) => label);
      expect(labels).toEqual(
        expect.arrayContaining(['sampling and tastings', 'beer and cider', 'hosting and welcoming']),
      );
      expect(labels).not.toContain('in supermarkets');
    });
  });
}
