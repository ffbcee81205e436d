import type { Page } from '@playwright/test';
import { expect } from '#test/support/browser.ts';
import { makePdf } from '#test/support/sample-files/documents.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { makeMp4 } from '#test/support/sample-files/videos.ts';

interface Handed {
  readonly label: string;
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: Buffer;
}

const identity = 'South African ID or Passport';

export const idAsPicture = async (): Promise<Handed> => ({
  label: identity,
  name: 'my-id.jpg',
  mimeType: 'image/jpeg',
  bytes: await makeJpeg({ width: 900, height: 600 }),
});

const asPdf = async (label: string, text: string): Promise<Handed> => ({
  label,
  name: `${label.toLowerCase().replaceAll(' ', '-')}.pdf`,
  mimeType: 'application/pdf',
  bytes: await makePdf(text),
});

export const idAsPdf = (text: string): Promise<Handed> => asPdf(identity, text);

export const videoOfSelf = (): Handed => ({
  label: 'Profile Video of 30 seconds',
  name: 'me.mp4',
  mimeType: 'video/mp4',
  bytes: makeMp4({ seconds: 12 }),
});

async function choose(page: Page, { label, name, mimeType, bytes }: Handed): Promise<void> {
  await page.getByLabel(label, { exact: false }).first().setInputFiles({ name, mimeType, buffer: bytes });
  await expect(page.getByText(`${name} is uploaded.`)).toBeAttached();
}

async function submit(page: Page, button: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/legal/submission'));
  await page.getByRole('button', { name: button }).click();
  expect((await answered).status()).toBe(200);
}

/** As a rep who has just signed up: signs, hands these in, and waits on the Legal tab. */
export async function handInAsRep(page: Page, signature: string, files: readonly Handed[]): Promise<void> {
  await page.goto('/legal-onboarding');
  for (const file of files) await choose(page, file);
  await page.getByRole('checkbox', { name: /I have read and agree/ }).check();
  await page.getByLabel('Digital signature').fill(signature);
  await submit(page, 'Sign and submit');
  await expect(page).toHaveURL(/\/rep-portal$/);
  await page.goto('/rep-portal?tab=legal');
  await expect(page.getByRole('main').getByText('Under Review', { exact: true }).first()).toBeVisible();
}

/** From the Legal tab, for a document that was asked for again. */
export async function sendAgain(page: Page, why: string, file: Handed): Promise<void> {
  await page.getByRole('button', { name: 'Send the document' }).click();
  await expect(page.getByText(why)).toBeVisible();
  await choose(page, file);
  await submit(page, 'Submit for review');
  await expect(page.getByRole('button', { name: 'Send the document' })).toBeHidden();
}
