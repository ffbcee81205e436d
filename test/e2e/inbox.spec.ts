import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cannedAnswersApi } from '#contract/messaging/canned-answers.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { reportsApi } from '#contract/messaging/reports.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openConversation, say, sendThings, uploadForMessage } from '#test/support/messaging.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { enterAsAdmin } from './admins.ts';
import { signUpInBrowser, site } from './people.ts';

const log = (page: Page) => page.getByRole('log', { name: /^Messages with/ });
const box = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });

/** From the help chat, which has to be there on a phone and to cover no tab of the portal. */
async function talkToAPerson(rep: Page): Promise<void> {
  const chat = rep.getByRole('button', { name: 'Help chat', exact: true });
  await expect(chat).toBeVisible();
  const [button, tabs] = await Promise.all([chat.boundingBox(), rep.locator('[data-tab-bar]').boundingBox()]);
  if (!button || !tabs) throw new Error('The button or the tabs have no place');
  expect(button.y + button.height).toBeLessThanOrEqual(tabs.y);
  await expectAccessible(rep);
  await chat.click();
  await expectAccessible(rep);
  await rep.getByRole('link', { name: 'Talk to a person', exact: true }).click();
  await expect(rep.getByRole('dialog', { name: 'Help chat' })).toBeHidden();
}

test('a rep asks the team from the help chat, and an administrator answers by keyboard alone', async ({
  page: admin,
  openBrowser,
}) => {
  const rep = await openBrowser();
  await rep.setViewportSize({ width: 390, height: 844 });
  const fullName = `Lerato ${randomUUID().slice(0, 8)}`;
  const title = `Pay day ${randomUUID().slice(0, 8)}`;

  await test.step('the rep writes to the team', async () => {
    const lerato = await signUpInBrowser(rep, { fullName });
    await talkToAPerson(rep);
    await expect(box(rep)).toBeVisible();
    await expect(log(rep)).toContainText('Ask our team');
    await box(rep).fill('Where is my pay?');
    await rep.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(rep).getByRole('article')).toContainText(/Sent$/);
    const { id } = await openConversation(lerato, { support: true });
    await sendThings(lerato, id, [{ kind: 'file', fileId: await uploadForMessage(site, lerato) }]);
  });

  await enterAsAdmin(admin);
  await admin.request.post(cannedAnswersApi.add.path, {
    headers: { origin: site.url },
    data: { title, text: 'Good day {name}, it comes on Friday.' },
  });
  const answer = admin.getByRole('textbox', { name: `Reply to ${fullName}` });
  const note = admin.getByRole('textbox', { name: 'Private note, for admins only' });
  const row = admin.getByRole('list', { name: 'Unassigned' }).getByRole('link', { name: new RegExp(fullName) });

  await test.step('an administrator opens it, sees the details sent with it, and claims it', async () => {
    await admin.goto('/admin?tab=inbox');
    await row.press('Enter');
    await expect(admin.getByRole('heading', { name: fullName })).toBeFocused();
    await expect(log(admin).getByText('Where is my pay?')).toBeVisible();
    await expect(log(admin).getByRole('button', { name: 'Open offer.pdf' })).toBeVisible();
    await expectAccessible(admin);
    await admin.keyboard.press('t');
    await expect(admin.getByText(/^With you, answer by/)).toBeVisible();
  });

  await test.step('a note that was begun is never in the answer, and the rep never sees it', async () => {
    await admin.keyboard.press('n');
    await expect(note).toBeFocused();
    await admin.keyboard.type('Third time this month');
    await admin.getByRole('button', { name: 'Answer', exact: true }).press('Enter');
    await expect(answer).toHaveValue('');
    await admin.reload();
    await expect(note).toHaveValue('Third time this month');
    await expectAccessible(admin);
    await note.press('Enter');
    await expect(log(admin).getByRole('article', { name: /^Private note/ })).toContainText('Third time this month');
  });

  await test.step('a saved text is inserted and sent, and the rep sees it immediately', async () => {
    await admin.getByRole('button', { name: 'Answer', exact: true }).press('Enter');
    await admin.getByRole('button', { name: 'Insert saved answer' }).press('Enter');
    await admin.getByRole('menuitem', { name: title }).press('Enter');
    await expect(answer).toHaveValue('Good day Lerato, it comes on Friday.');
    await expect(answer).toBeFocused();
    await admin.keyboard.press('Enter');
    await expect(log(rep).getByText('it comes on Friday')).toBeVisible();
    await expect(log(rep)).not.toContainText('Third time');
    await expect(admin.getByText('With you', { exact: true })).toBeVisible();
  });

  await test.step('it is closed, and a new message reopens it', async () => {
    await admin.getByRole('heading', { name: fullName }).focus();
    await admin.keyboard.press('c');
    const question = admin.getByRole('region', { name: `Conversation with ${fullName}` });
    // Not the list of that name: a message written before closing prevents it.
    await expect(question.getByText('Closed', { exact: true })).toBeVisible();
    await box(rep).fill('It did not come');
    await rep.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(log(admin).getByText('It did not come')).toBeVisible();
    await expect(row).toBeVisible();
    await admin.keyboard.press('Escape');
    await expect(row).toBeFocused();
  });
});

test('an administrator reads a report with its context, which is recorded, and decides', async ({ page: admin }) => {
  const [business, rep] = await Promise.all([
    signUpBusiness(site, { company_name: `Cheap Foods ${randomUUID().slice(0, 8)}` }),
    signUpRep(site),
  ]);
  const { id: applicationId } = await apply(rep, (await postJob(business)).id);
  const { id: conversationId, title } = await openConversation(rep, { applicationId });
  await say(business, conversationId, 'Good day');
  const { id: messageId } = await sendThings(
    business,
    conversationId,
    [{ kind: 'file', fileId: await uploadForMessage(site, business) }],
    { content: 'Pay R200 first' },
  );
  await rep.call(reportsApi.send, {
    params: { conversationId },
    body: { messageId, reason: 'paid_elsewhere', details: 'Before any work' },
  });
  await business.call(messagesApi.remove, { params: { conversationId, messageId } });
  const address = await enterAsAdmin(admin);
  await admin.goto('/admin?tab=inbox&list=reports');
  await admin
    .getByRole('list', { name: 'Open reports' })
    .getByRole('link', { name: new RegExp(title) })
    .press('Enter');
  await expect(admin.getByRole('heading', { name: 'Asked to be paid elsewhere' })).toBeFocused();
  const around = admin.getByRole('region', { name: 'Surrounding messages' });
  await expect(around.getByRole('article')).toContainText(['Good day', 'This message was deleted']);
  await expect(admin.getByText('Pay R200 first')).toBeVisible();
  await expect(admin.getByRole('button', { name: 'Open offer.pdf' })).toBeVisible();
  await expectAccessible(admin);
  await admin.getByRole('button', { name: 'Decide report' }).press('Enter');
  const dialog = admin.getByRole('dialog', { name: 'What’s the outcome of this report?' });
  await dialog.getByText(`Warn ${title}`).click();
  await expect(dialog.getByRole('radio', { name: `Warn ${title}` })).toBeChecked();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Nobody pays for work here.');
  await expectAccessible(admin);
  await dialog.getByRole('button', { name: 'Save decision' }).press('Enter');
  await expect(admin.getByText('while the report was open')).toBeVisible();
  await expect(around).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await expect(admin.locator('main *:focus, main:focus')).toHaveCount(1);
  await admin.goto('/admin?tab=audit');
  const own = admin.getByRole('row').filter({ hasText: address });
  await expect(own.filter({ hasText: 'Viewed a report and the surrounding messages' })).toHaveCount(1);
  await expect(own.filter({ hasText: 'Decided a report' })).toContainText('Nobody pays for work here.');
});
