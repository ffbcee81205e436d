import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { database, transaction } from '#test/support/browser-database.ts';
import { finishEngagement } from '#test/support/ledger.ts';
import { signUpInBrowser } from './people.ts';

async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a statement is downloaded in the CSV format that the rep chose last', async ({ page }) => {
  const today = dayInSouthAfrica(new Date());
  const name = `wallet-${today.slice(0, 7)}.csv`;
  const excel = `\uFEFFDate;What;Amount (R);Balance (R)\r\n${today};Earned;1197,5;1197,5\r\n`;
  const plain = `\uFEFFDate,What,Amount (R),Balance (R)\r\n${today},Earned,1197.5,1197.5\r\n`;
  await signUpInBrowser(page, { fullName: 'Thabo Mokoena' }, async ({ userId }) => {
    const { rows } = await database.query('select id from rep_profiles where user_id = $1', [userId]);
    await finishEngagement(transaction, { repId: rows[0]?.id }, 119_750n, 0n);
    return '/rep-portal?tab=wallet';
  });
  const month = page.getByRole('list', { name: 'Statements by month' });
  const button = month.getByRole('button', { name: /^CSV of / });
  const menu = month.getByRole('button', { name: `Choose a format for ${name}` });
  const choose = async (format: string) => {
    await menu.click();
    await page.getByRole('menuitem', { name: format }).click();
  };

  await test.step('by default as Excel opens it in South Africa', async () => {
    expect(await downloaded(page, () => button.click())).toEqual({ name, text: excel });
  });

  await test.step('the plain format is chosen, downloaded and remembered', async () => {
    await menu.click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    expect(await downloaded(page, () => choose('Plain CSV (1234.56)'))).toEqual({ name, text: plain });
    expect(await downloaded(page, () => button.click())).toEqual({ name, text: plain });
    await page.reload();
    expect(await downloaded(page, () => button.click())).toEqual({ name, text: plain });
  });

  await test.step('every other CSV file uses the format too, and the menu changes it back', async () => {
    const years = page.getByRole('list', { name: 'Earned by tax year' });
    const year = await downloaded(page, () => years.getByRole('button', { name: /^CSV of tax year/ }).click());
    expect(year.text).toContain(',');
    expect(year.text).not.toContain(';');
    expect(await downloaded(page, () => choose('For Excel in South Africa (1234,56)'))).toEqual({ name, text: excel });
    expect(await downloaded(page, () => button.click())).toEqual({ name, text: excel });
  });
});
