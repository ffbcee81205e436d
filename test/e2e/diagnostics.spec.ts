import { randomUUID } from 'node:crypto';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { database } from '#test/support/browser-database.ts';
import { enterAsAdmin } from './admins.ts';

const legacy = ['profiles', 'rep_profiles', 'business_profiles', 'jobs', 'job_applications', 'user_roles'];

/** A task that has just failed for good, known by its error. */
async function failTask(): Promise<string> {
  const failure = `Trial${randomUUID().slice(0, 8)}`;
  await database.query(
    `insert into pgboss.job (name, data, state, completed_on, output) values ('platform.sweep', '{}', 'failed', now(), $1)`,
    [{ name: failure }],
  );
  return failure;
}

test('diagnostics run by themselves and again, and show more to administrators', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = page.getByRole('status').filter({ hasText: 'Overall' });
  await page.goto('/diagnostics');
  await test.step('everyone sees their device and connection, and nothing of the installation', async () => {
    await expect(async () => {
      // On a busy machine a response may take longer than the timeout: a user would check again.
      const late = page.getByText(/^(No answer within 10 seconds|The API’s database doesn’t respond)/);
      if ((await late.count()) > 0) await page.getByRole('button', { name: 'Run again' }).click();
      await expect(panel).toContainText(/Overall(Pass|Warning)/);
    }).toPass();
    await expect(page.getByRole('list', { name: 'Your connection' })).toContainText(
      'The API and its database respond.',
    );
    await expect(page.getByRole('list', { name: 'This device' })).toContainText('This browser stores the site’s data.');
    await expect(page.getByRole('list', { name: 'Legacy check' })).toContainText('Success');
    await expect(page.getByText('Installation')).toHaveCount(0);
    await expect(page.getByText('rep_profiles')).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('a new failure shows when the checks are run again, with its own text', async () => {
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new Error('The quota has been exceeded.');
      };
    });
    await page.getByRole('button', { name: 'Run again' }).click();
    await expect(panel).toContainText('OverallFail');
    await expect(page.getByText('The quota has been exceeded.')).toBeVisible();
    await page.getByRole('button', { name: 'Copy report for support' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('FAIL     Local storage: The quota');
  });

  await test.step('an administrator sees each part of the installation, and has a failed task retried', async () => {
    const failure = await failTask();
    await enterAsAdmin(page);
    await page.goto('/admin?tab=diagnostics');
    await page.getByRole('link', { name: 'Run system checks' }).click();
    await expect(page.getByRole('list', { name: 'Installation' })).toContainText(
      'All migrations of this version have run.',
    );
    const connection = page.getByRole('list', { name: 'Your connection' });
    await expect(connection).toContainText('An admin is signed in here.');
    await expect(connection).toContainText('The server recognises the admin, with the role owner.');
    await expect(connection).not.toContainText('No user is signed in here.');
    for (const table of legacy) await expect(page.getByRole('list', { name: 'Legacy check' })).toContainText(table);
    await expect(panel).not.toContainText('Testing');
    await expectAccessible(page);
    const row = page.getByRole('row').filter({ hasText: failure });
    await row.getByRole('button', { name: 'Retry task platform.sweep' }).click();
    await expect(page.getByText('Retrying task', { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/tab=diagnostics$/);
  });
});
