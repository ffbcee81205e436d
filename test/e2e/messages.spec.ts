import type { Page } from '@playwright/test';
import { pushDevicesApi } from '#contract/notifications/push-devices.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { expectToast } from '#test/support/browser-toasts.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { browserOf } from '#test/support/pushes.ts';
import { makeJpeg } from '#test/support/sample-files/pictures.ts';
import { outboxDatabase } from '#web/features/messaging/sync/outbox-database.ts';
import { rareWord } from './job-market.ts';
import { signUpInBrowser } from './people.ts';

const log = (page: Page) => page.getByRole('log');
const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const bubble = (page: Page, text: string) => log(page).getByRole('article').filter({ hasText: text });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

const offer = (page: Page) => page.getByRole('region', { name: 'Get notified when they reply?' });

// The notification offer is shown here.
test.use({ notifications: 'default' });

/** Fakes of the page's own service worker and a push service: tests block the one and don't reach the other. */
function subscribeAs(keys: Awaited<ReturnType<typeof browserOf>>): void {
  const { endpoint, p256dh, auth } = keys;
  const subscription = { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) };
  const pushManager = { getSubscription: async () => null, subscribe: async () => subscription };
  Object.defineProperty(navigator.serviceWorker, 'ready', { value: Promise.resolve({ pushManager }) });
}

/** The texts of unsent messages that survive a reload. Runs in the page. */
async function readStored(database: string): Promise<string[]> {
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const opened = await settled(indexedDB.open(database));
  const stored: { content: string }[] = await settled(opened.transaction('messages').objectStore('messages').getAll());
  opened.close();
  return stored.map(({ content }) => content);
}

async function write(page: Page, text: string): Promise<void> {
  await box(page).fill(text);
  await send(page);
}

/** The messages of the open thread, oldest first. */
const written = (page: Page, ...among: string[]) =>
  log(page)
    .getByRole('article')
    .allInnerTexts()
    .then((texts) => texts.flatMap((text) => among.filter((one) => text.includes(one))));

test('a business and a rep message each other, also through a cut network and a closed page', async ({
  page: business,
  openBrowser,
}) => {
  let rep = await openBrowser();
  await rep.setViewportSize({ width: 390, height: 844 });
  const title = `Promoters ${rareWord()}`;
  const nomsa = await signUpInBrowser(business, { fullName: 'Nomsa Dlamini', companyName: 'Ubuntu Foods' });
  const thabo = await signUpInBrowser(rep, { fullName: 'Thabo Mokoena' });
  await apply(thabo, (await postJob(nomsa, { title })).id);

  await test.step('the business messages an applicant, by keyboard alone', async () => {
    await business.goto('/dashboard?tab=messages');
    await expect(business.getByText('Select a conversation to start messaging')).toBeVisible();
    await business.goto('/dashboard/applications');
    // Its code is there, so that the tab opens in one step.
    const code = business.waitForResponse(/\/assets\/messages-tab-/);
    await business.getByRole('link', { name: 'Messages' }).focus();
    await (await code).finished();
    await business.getByRole('button', { name: 'Message' }).press('Enter');
    await expect(business).toHaveURL(/\/dashboard\?tab=messages&conversation=[0-9a-f-]{36}$/);
    await expect(box(business)).toBeFocused();
    await business.keyboard.press('Enter');
    await business.keyboard.type('Can you start at 08:00?');
    await business.keyboard.press('Shift+Enter');
    await business.keyboard.type('At the north gate.');
    await business.keyboard.press('Enter');
    await expect(bubble(business, 'Can you start')).toContainText(/Delivered$/);
    await expect(log(business).getByRole('article')).toHaveCount(1);
    await expectAccessible(business);
  });

  await test.step('the rep is notified on the tab and in the title, reads it, and the business sees that', async () => {
    await expect(rep).toHaveTitle(/^\(1\) /);
    await rep.getByRole('link', { name: 'Messages 1 new' }).click();
    const row = rep.getByRole('link', { name: /Ubuntu Foods/ });
    await expect(row).toContainText('1 unread message');
    await expectAccessible(rep);
    await row.click();
    await expect(log(rep).getByText('Unread messages')).toBeVisible();
    await expect(bubble(business, 'Can you start')).toContainText(/Seen$/);
    await expect(rep).not.toHaveTitle(/^\(/);
    await expectAccessible(rep);
    await box(rep).fill('Y');
    await expect(business.getByText('Thabo Mokoena is writing…')).toBeVisible();
    await write(rep, 'Yes, I can');
    await expect(bubble(business, 'Yes, I can')).toBeVisible();
    await expect(business.locator('[data-new-messages]')).toHaveText('Thabo Mokoena: Yes, I can ');
    // Known to be sent by then, which the offer waits for.
    await expect(bubble(rep, 'Yes, I can')).toContainText(/Seen$/);
  });

  await test.step('notifications are offered on the next screen, once, and turned on', async () => {
    await expect(offer(rep)).toHaveCount(0);
    await rep.getByRole('button', { name: 'All messages' }).click();
    await expect(offer(rep)).toBeVisible();
    await expectAccessible(rep);
    await rep.evaluate(subscribeAs, await browserOf(thabo));
    await offer(rep).getByRole('button', { name: 'Turn on notifications' }).click();
    await expectToast(rep, 'Notifications are on');
    await expect(offer(rep)).toHaveCount(0);
    const { items } = await thabo.call(pushDevicesApi.list, {});
    expect(items.filter((one) => one.current)).toHaveLength(1);
    await rep.getByRole('link', { name: /Ubuntu Foods/ }).click();
    await box(rep).focus();
  });

  await test.step('a declined offer is not repeated, also after a reload', async () => {
    const thread = business.url();
    await business.getByRole('link', { name: 'My Jobs' }).click();
    await expect(offer(business)).toBeVisible();
    await expectAccessible(business);
    await offer(business).getByRole('button', { name: 'Not now' }).click();
    await expect(offer(business)).toHaveCount(0);
    await business.goto(thread);
    await write(business, 'Bring your ID');
    await expect(bubble(business, 'Bring your ID')).toContainText(/Seen$|Delivered$/);
    await business.getByRole('link', { name: 'My Jobs' }).click();
    await expect(business.getByText(title).first()).toBeVisible();
    await expect(offer(business)).toHaveCount(0);
    await business.goto(thread);
  });

  await test.step('the browser’s back button leads to the list, and the URL survives a reload', async () => {
    const { href } = new URL(rep.url());
    await rep.goBack();
    await expect(rep.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await rep.goForward();
    await expect(rep).toHaveURL(href);
    await rep.reload();
    await expect(bubble(rep, 'Yes, I can')).toBeVisible();
    await rep.getByRole('button', { name: 'All messages' }).click();
    await expect(rep.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
    await rep.getByRole('link', { name: /Ubuntu Foods/ }).click();
  });

  const cut = ['One without a network', 'Two without a network', 'Three without a network'];
  await test.step('three messages wait for the network, and arrive once, in order', async () => {
    await rep.context().setOffline(true);
    for (const text of cut) await write(rep, text);
    await expect(bubble(rep, cut[2] ?? '')).toContainText('We’ll send it when you’re back online');
    await rep.context().setOffline(false);
    await expect.poll(() => written(business, ...cut)).toEqual(cut);
    await expect.poll(() => written(rep, ...cut)).toEqual(cut);
    await expect(log(rep).getByText('when you’re back online')).toHaveCount(0);
  });

  const killed = ['Sent as the page went', 'And one more'];
  await test.step('a page closed while sending continues when it is opened again', async () => {
    const address = rep.url();
    const context = rep.context();
    // The server has it; its response is lost.
    await rep.route('**/messages', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
    });
    for (const text of killed) await write(rep, text);
    await expect(bubble(business, killed[0] ?? '')).toBeVisible();
    // Stored or sent: otherwise it would be a draft again.
    const safe = async () => [
      ...(await rep.evaluate(readStored, outboxDatabase)),
      ...(await written(business, ...killed)),
    ];
    await expect.poll(safe).toContain(killed[1]);
    await rep.unrouteAll({ behavior: 'ignoreErrors' });
    await rep.close();
    rep = await context.newPage();
    await rep.setViewportSize({ width: 390, height: 844 });
    await rep.goto(address);
    await expect.poll(() => written(business, ...killed)).toEqual(killed);
    await expect.poll(() => written(rep, ...killed)).toEqual(killed);
    await expect(log(rep).getByText('Sending…')).toHaveCount(0);
  });

  await test.step('two tabs show the same, whichever writes', async () => {
    const other = await rep.context().newPage();
    await other.goto(rep.url());
    await write(other, 'From the other tab');
    await expect(bubble(rep, 'From the other tab')).toHaveCount(1);
    await write(rep, 'From the first tab');
    await expect(bubble(other, 'From the first tab')).toHaveCount(1);
    const both = ['From the other tab', 'From the first tab'];
    await expect.poll(() => written(business, ...both)).toEqual(both);
    await other.close();
  });

  await test.step('an unsupported file is explained at the button, until the next action', async () => {
    await box(business).evaluate((target) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File(['x'], 'notes.exe'));
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    const said = business.getByRole('alert').filter({ hasText: 'notes.exe isn’t attached' });
    await expect(said).toBeVisible();
    await expect(business.getByRole('button', { name: 'Send', exact: true })).toHaveAccessibleDescription(/notes\.exe/);
    await expectAccessible(business);
  });

  await test.step('a pasted picture and a job are sent with a message, and the other side sees both', async () => {
    const picture = (await makeJpeg({ width: 320, height: 240 })).toString('base64');
    await box(business).evaluate((target, base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([bytes], 'shelf.jpg', { type: 'image/jpeg' }));
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, picture);
    const attached = business.getByRole('list', { name: 'Attached' });
    await expect(attached.getByText('shelf.jpg')).toBeVisible();
    await business.getByRole('button', { name: 'Attach', exact: true }).press('Enter');
    await business.getByRole('menuitem', { name: 'A job' }).click();
    await business.getByRole('button', { name: `Attach ${title}` }).click();
    await expect(attached.getByText(title)).toBeVisible();
    await business.reload();
    await expect(attached.getByText('shelf.jpg')).toBeVisible();
    await expect(attached.getByText(title)).toBeVisible();
    await expectAccessible(business);
    await send(business);
    await expect(attached).toHaveCount(0);
    const shown = log(rep).getByRole('article').filter({ hasText: title });
    await expect(shown.getByRole('link', { name: title })).toBeVisible();
    await shown.getByRole('button', { name: /^Picture from Ubuntu Foods: shelf\.jpg/ }).click();
    await expect(rep.getByRole('dialog', { name: 'shelf.jpg' }).getByRole('img')).toBeVisible();
    await expectAccessible(rep);
    await rep.keyboard.press('Escape');
  });

  await test.step('edits and deletions are shown on both sides', async () => {
    await bubble(business, 'Can you start').getByRole('button', { name: 'Message options' }).press('Enter');
    await business.getByRole('menuitem', { name: 'Edit' }).click();
    await business.getByRole('textbox', { name: 'Edit your message' }).fill('Can you start at 09:00?');
    await business.keyboard.press('Enter');
    await expect(bubble(rep, 'Can you start at 09:00?')).toContainText('edited');
    await bubble(rep, 'From the first tab').getByRole('button', { name: 'Message options' }).click();
    await rep.getByRole('menuitem', { name: 'Delete' }).click();
    await rep.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(bubble(business, 'This message was deleted')).toBeVisible();
    await expect(bubble(rep, 'You deleted this message')).toBeVisible();
  });

  await test.step('the rep searches, with a typo, and opens the message, which stays found after a reload', async () => {
    const searchBox = rep.getByRole('textbox', { name: 'Search messages and people' });
    const found = log(rep).locator('article[aria-current]');
    await write(business, 'The turnstile: https://example.co.za/gate.');
    await rep.getByRole('button', { name: 'All messages' }).click();
    await searchBox.fill('turnstlie');
    await expect(rep.getByText('Showing results for')).toHaveText('Showing results for turnstile');
    await expectAccessible(rep);
    await rep.getByRole('link', { name: /The turnstile/ }).press('Enter');
    await expect(found).toContainText('The turnstile');
    await expect(found).toBeInViewport();
    await rep.reload();
    await expect(found).toBeInViewport();
    await expect(found.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await rep.getByRole('button', { name: 'All messages' }).click();
    await expect(searchBox).toHaveValue('turnstlie');
    await searchBox.fill('ubuntu');
    await expect(rep.getByRole('heading', { name: 'Conversations' })).toBeVisible();
    await searchBox.press('Escape');
    await rep.getByRole('link', { name: /Ubuntu Foods/ }).click();
  });

  await test.step('a blocked user cannot write, and sees why on the message', async () => {
    await rep.route('**/messages', (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.fallback(),
    );
    await write(rep, 'Too late');
    await expect(bubble(rep, 'Too late')).toContainText('Try again');
    await business.getByRole('button', { name: 'More' }).click();
    await business.getByRole('menuitem', { name: 'Block' }).click();
    await business.getByRole('button', { name: 'Block', exact: true }).click();
    await expect(business.getByText('You blocked Thabo Mokoena')).toBeVisible();
    await rep.unroute('**/messages');
    await bubble(rep, 'Too late').getByRole('button', { name: 'Try again' }).click();
    await expect(bubble(rep, 'Too late')).toContainText('Not sent. One of you blocked the other.');
    await expectAccessible(rep);
    await business.getByRole('button', { name: 'Unblock' }).click();
    await expect(business.getByText('You blocked Thabo Mokoena')).toBeHidden();
    await bubble(rep, 'Too late').getByRole('button', { name: 'Try again' }).click();
    await expect(bubble(business, 'Too late')).toBeVisible();
  });
});
