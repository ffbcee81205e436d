import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { GoTrueClient } from '@supabase/auth-js';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import { brand } from '#contract/brand.ts';
import { usualSupport } from '#contract/usual-support.ts';
import { newEmail } from '#test/support/account-holders.ts';
import { callerOf } from '#test/support/api.ts';
import { startTestApp, type TestApp } from '#test/support/app.ts';
import { memoryStorage } from '#test/support/memory-storage.ts';

const siteUrl = 'https://thengisa.example';
const password = 'karoo sunset over the stoep';
const within = { timeout: 20_000, interval: 20 };

let postOffice: SMTPServer;
let app: TestApp;
const received: Email[] = [];

// A real SMTP server; the tests read what it receives.
beforeAll(async () => {
  postOffice = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      void buffer(stream).then(async (content) => {
        received.push(await PostalMime.parse(content));
        done(null);
      });
    },
  });
  const { server } = postOffice;
  postOffice.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, AUTH_AUTOCONFIRM: 'false', SITE_URL: siteUrl };
  app = await startTestApp({ env });
});
afterAll(async () => {
  await app.close();
  await new Promise<void>((resolve) => postOffice.close(() => resolve()));
});

const openClient = (userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0') =>
  new GoTrueClient({
    url: `${app.url}/auth/v1`,
    storage: memoryStorage(),
    autoRefreshToken: false,
    headers: { 'User-Agent': userAgent },
  });

/** The email to an address with this subject, once delivered: complete, and with a part for every mail client. */
async function mailTo(to: string, about: string): Promise<{ text: string; link: URL | null }> {
  const mail = await vi.waitFor(() => {
    const found = received.find((one) => one.to?.[0]?.address === to && one.subject?.includes(about));
    expect(found, `a mail to ${to} about ${about}`).toBeDefined();
    return found;
  }, within);
  const { text = '', html = '', from, subject } = mail ?? {};
  expect(from?.name).toBe(brand.name);
  const address = text.match(/https:\/\/\S+/)?.[0] ?? null;
  for (const part of [text, html]) expect(part).toContain(usualSupport.email);
  if (address) expect(html).toContain(address.replaceAll('&', '&amp;'));
  // Plain text is plain: no markup, and no lines that a mail client would have to wrap.
  expect(text).not.toMatch(/<\/?[a-z]+[^>]*>/);
  expect(subject).not.toMatch(/undefined|null|\[object/);
  expect(`${text}${html}`).not.toMatch(/undefined|\[object|Invalid Date/);
  return { text, link: address === null ? null : new URL(address) };
}

async function redeem(client: GoTrueClient, link: URL | null) {
  const { token_hash, type } = Object.fromEntries(link?.searchParams ?? []);
  return client.verifyOtp({ token_hash: token_hash ?? '', type: type as 'email' });
}

test('every email about an account is delivered by SMTP, and its links work', async () => {
  const [email, next] = [newEmail(), newEmail('next')];
  const auth = openClient();
  await auth.signUp({ email, password, options: { data: { full_name: 'Thandi Nkosi', user_type: 'sales_rep' } } });
  const confirmation = await mailTo(email, 'Confirm your email address');
  expect(confirmation.link?.href.startsWith(`${siteUrl}/auth?`)).toBe(true);
  expect((await redeem(auth, confirmation.link)).data.session).not.toBeNull();

  const elsewhere = openClient('Mozilla/5.0 (Linux; Android 15) Chrome/140.0');
  expect((await elsewhere.signInWithPassword({ email, password })).error).toBeNull();
  const device = await mailTo(email, 'New sign-in');
  expect(device.text).toContain('Chrome on Android');
  expect(device.text).toMatch(/\d+ \w+ \d{4} at \d\d:\d\d \(SAST\)/);
  expect(device.link?.href).toBe(`${siteUrl}/settings?tab=devices`);

  expect((await auth.reauthenticate()).error).toBeNull();
  const { text } = await mailTo(email, `Your ${brand.name} code`);
  const nonce = text.match(/\b\d{6}\b/)?.[0];
  const changed = await auth.updateUser({ password: `${password} again`, ...(nonce && { nonce }) });
  expect(changed.error).toBeNull();
  const told = await mailTo(email, 'password was changed');
  expect(told.link?.href).toBe(`${siteUrl}/auth/forgot-password`);

  expect((await openClient().resetPasswordForEmail(email)).error).toBeNull();
  const recovering = openClient();
  expect((await redeem(recovering, (await mailTo(email, 'Choose a new password')).link)).data.session).not.toBeNull();

  await openClient().signInWithOtp({ email, options: { shouldCreateUser: false } });
  expect((await redeem(openClient(), (await mailTo(email, 'Sign in to')).link)).data.session).not.toBeNull();

  expect((await recovering.updateUser({ email: next })).error).toBeNull();
  const [here, there] = [await mailTo(email, 'new email address'), await mailTo(next, 'new email address')];
  expect(here.text).toContain(next);
  expect(there.text).toContain(email);
  expect((await redeem(recovering, here.link)).data.session).toBeNull();
  const moved = await redeem(recovering, there.link);
  expect(moved.data.user?.email).toBe(next);

  const call = callerOf(app.url, moved.data.session?.access_token ?? '');
  await call(accountApi.close, { body: { password: `${password} again` } });
  const deleted = await mailTo(next, 'account was deleted');
  expect(deleted.link).toBeNull();
}, 90_000);

test('two unconfirmed sign-ups for one address are not confirmed by asking again', async () => {
  const email = newEmail();
  for (const client of [openClient(), openClient()]) await client.signUp({ email, password });
  await openClient().resend({ type: 'signup', email });
  expect((await mailTo(email, 'Your sign-up at')).link?.href).toBe(`${siteUrl}/auth?tab=signup`);
});
