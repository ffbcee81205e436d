import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type DocumentType, documentLabels } from '#contract/vetting/documents.ts';
import { expect } from '#test/support/browser.ts';
import { makePdf } from '#test/support/sample-files/documents.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { makeMp4 } from '#test/support/sample-files/videos.ts';
import { uploadFile } from '#test/support/uploads.ts';
import { signAndSubmit } from '#test/support/vetting.ts';
import { signUpInBrowser, site } from './people.ts';

interface Handed {
  readonly type: DocumentType;
  readonly name: string;
  readonly content: Buffer;
}

export const idAsPicture = async (): Promise<Handed> => ({
  type: 'identity-document',
  name: 'my-id.jpg',
  content: await makeJpeg({ width: 900, height: 600 }),
});

export const idAsPdf = async (): Promise<Handed> => ({
  type: 'identity-document',
  name: 'my-id.pdf',
  content: await makePdf(`Passport ${randomUUID()}`),
});

export const videoOfSelf = (): Handed => ({
  type: 'profile-video',
  name: 'me.mp4',
  content: makeMp4({ seconds: 12 }),
});

/** A rep who signed and submitted these, as the form does, which has separate tests, and waits on the Legal tab. */
export async function openWaitingRep(rep: Page, ...files: Handed[]): Promise<string> {
  const fullName = `Thandeka ${randomUUID().slice(0, 8)}`;
  await signUpInBrowser(rep, { fullName, vetted: false }, async (account) => {
    for (const { type, ...file } of files) await uploadFile(site, account, type, file);
    await signAndSubmit(account, 'rep');
    return '/rep-portal?tab=legal';
  });
  await expect(rep.getByRole('main').getByText('Under Review', { exact: true }).first()).toBeVisible();
  return fullName;
}

/** From the Legal tab, for a document that was requested again. */
export async function sendAgain(page: Page, why: string, { type, name, content }: Handed): Promise<void> {
  await page.getByRole('button', { name: 'Send document' }).click();
  await expect(page.getByText(why)).toBeVisible();
  const file = { name, mimeType: 'application/pdf', buffer: content };
  await page.getByLabel(documentLabels[type], { exact: false }).first().setInputFiles(file);
  await expect(page.getByText(`${name} is uploaded.`)).toBeAttached();
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('button', { name: 'Send document' })).toBeHidden();
}
