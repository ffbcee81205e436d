import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { adminApi } from '#contract/admin/admin.ts';
import { siteApi } from '#contract/operators/site.ts';
import { usualFacts, wordsOf } from '#contract/site/site-facts.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { renderMail } from '#server/platform/mail/layout.ts';
import { listMailFiles } from '#server/platform/mail/mail-folder.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf } from '#test/support/api.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { changeSettings } from '#test/support/operator-settings.ts';
import { signUpRep } from '#test/support/people.ts';

const [app, other] = await openTwoTestApps({ work: false });
const admin = await signInAdmin(app, await makeAdmin(app));
const moved = { supportEmail: 'help@site.example', supportPhone: '021 555 0100' };

/** The other process's answer to a suspended person. */
async function refusal({ email, password }: { email: string; password: string }): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ email, password });
  const response = await fetch(`${other.url}/auth/v1/token?grant_type=password`, { method: 'POST', headers, body });
  return (await response.json()).msg;
}

const security = async () => (await fetch(`${other.url}/.well-known/security.txt`)).text();

let sent = 0;
async function mailTo(to: string) {
  const { mailer, mailDir } = other.services;
  const content = renderMail({ heading: 'Hello', paragraphs: [`Write to ${usualSupport.email}.`] });
  await mailer.send({ to, subject: 'Hello', ...content, idempotencyKey: `contacts-${++sent}` });
  return readFile(join(mailDir, String((await listMailFiles(mailDir)).at(-1))), 'utf8');
}

test('refusals, mails and security.txt name the contacts of the settings, in every process', async () => {
  const rep = await signUpRep(app);
  await admin.call(adminApi.suspend, { params: { userId: rep.userId }, body: { reason: 'A reason.' } });
  expect(await refusal(rep)).toContain(usualSupport.email);
  expect(await security()).toContain(`mailto:${usualSupport.email}`);
  await changeSettings(admin, moved);
  await expect.poll(() => refusal(rep)).toContain(moved.supportEmail);
  expect(await security()).toContain(`mailto:${moved.supportEmail}`);
  const { words } = await callerOf(other.url, null)(siteApi.now, {});
  expect(words).toBe(JSON.stringify(wordsOf({ ...usualFacts, ...moved })));
  const mail = await mailTo(usualSupport.email);
  for (const words of [`To: ${moved.supportEmail}`, `Reply-To: ${moved.supportEmail}`]) expect(mail).toContain(words);
  expect(mail).toContain(`Write to ${moved.supportEmail} or call ${moved.supportPhone}.`);
  // The sender stays unchanged: what mail servers trust is set in the environment.
  expect(mail.replace(/^(From|Message-ID):.*$/gm, '')).not.toContain(usualSupport.email);
  expect(await mailTo(rep.email)).toContain(`To: ${rep.email}`);
});
