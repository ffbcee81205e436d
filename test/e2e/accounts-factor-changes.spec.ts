import { decodeJwt } from 'jose';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { database } from '#test/support/browser-database.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { mailsTo } from '#test/support/mails.ts';
import { type Person, signUpRep } from '#test/support/people.ts';
import { addFactor } from '#test/support/second-factors.ts';
import { accountPassword } from './account-steps.ts';
import { enterAsAdmin } from './admins.ts';
import { signUpInBrowser, site } from './people.ts';

/** The link in the newest email about this. */
async function linkOf(email: string, about: RegExp): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mail = (await mailsTo(site.database, email)).findLast(({ subject }) => about.test(subject));
      link = mail?.text.match(/https?:\/\/\S+this-was-not-me\S+/)?.[0];
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

async function countFactors({ userId }: Person): Promise<number> {
  return (await database.query('select id from factors where user_id = $1', [userId])).rows.length;
}

test('an app that another person added is removed by the link in the email, with the keyboard, once', async ({
  page,
}) => {
  const rep = await signUpRep(site);
  await addFactor(rep);
  const link = await linkOf(rep.email, /was added/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Wasn’t this you?' })).toBeVisible();
  const press = page.getByRole('button', { name: 'Undo change' });
  await expect(press).toBeEnabled();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(await countFactors(rep)).toBe(1);

  await press.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'The change is undone' })).toBeVisible();
  await expectAccessible(page);
  expect(await countFactors(rep)).toBe(0);

  await page.goto(link);
  await page.getByRole('button', { name: 'Undo change' }).click();
  await expect(page.getByRole('alert').or(page.getByText('That didn’t work'))).toBeVisible();
  await expect(page.getByText('It works once, and only for the time stated in the email.')).toBeVisible();
  await expectAccessible(page);
});

test('an older session asks for a proof of identity before it adds an app to the account', async ({ page }) => {
  const { accessToken } = await signUpInBrowser(page, { fullName: 'Thandi Nkosi' }, '/settings?tab=security');
  await database.query(`update sessions set amr = '[{"method":"password","timestamp":1}]' where id = $1`, [
    decodeJwt(accessToken).session_id,
  ]);
  await page.getByRole('button', { name: 'Turn on', exact: true }).click();
  const asking = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await asking.getByLabel('Your password').fill('not the password');
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Confirm' }).click();
  await expect(asking.getByText('This isn’t your password')).toBeVisible();
  await asking.getByLabel('Your password').fill(accountPassword);
  await asking.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByAltText('QR code for the authenticator app')).toBeVisible();
  await expect(asking).toBeHidden();
});

test('an administrator requests the removal of a second factor, and the user keeps it', async ({ page }) => {
  const rep = await signUpRep(site);
  await addFactor(rep);
  await enterAsAdmin(page);
  await page.goto(`/admin?tab=users&user=${rep.userId}`);
  const person = page.getByRole('main');
  await person.getByRole('button', { name: 'Turn off two-factor sign-in' }).click();
  const asking = page.getByRole('dialog', { name: 'Turn off two-factor sign-in?' });
  await asking.getByRole('button', { name: 'Turn off in 24 hours' }).click();
  await expect(asking.getByText('Confirm that you checked their identity')).toBeVisible();
  await expectAccessible(page);
  await asking.getByLabel('Reason').fill('Lost the phone. Called back on the number of the profile.');
  await asking.getByLabel('I checked their identity').check();
  await asking.getByRole('button', { name: 'Turn off in 24 hours' }).click();
  await expectToast(page, 'Two-factor sign-in ends in 24 hours', 'can stop this until then');
  await expect(person.getByText('We emailed the user, who can stop this until then.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/admin?tab=audit');
  await expect(page.getByText('Lost the phone. Called back on the number of the profile.').first()).toBeVisible();

  await page.goto(await linkOf(rep.email, /about to be removed/));
  await page.getByRole('button', { name: 'Keep two-factor sign-in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Two-factor sign-in stays on' })).toBeVisible();
  const { rows } = await database.query('select id from support_changes where user_id = $1', [rep.userId]);
  expect(rows).toEqual([]);
});
