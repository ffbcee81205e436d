import { expect, test } from 'vitest';
import { coursesApi } from '#contract/courses/courses.ts';
import { giftsApi } from '#contract/courses/gifts.ts';
import { coursePurchasesApi } from '#contract/courses/purchases.ts';
import { suggestionsApi } from '#contract/matching/suggestions.ts';
import { type Settings, settingsApi } from '#contract/operators/settings.ts';
import { siteApi } from '#contract/operators/site.ts';
import { makeAdmin, signInAdmin } from '#test/support/admins.ts';
import { callerOf, expectRefusal } from '#test/support/api.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { changeSettings } from '#test/support/operator-settings.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const [app, other] = await openTwoTestApps({ work: false });
const admin = await signInAdmin(app, await makeAdmin(app));
const change = (changes: Partial<Settings>) => changeSettings(admin, changes);
const told = () => callerOf(other.url, null)(siteApi.now, {});
const id = '01980000-0000-7000-8000-000000000000';

/** The detail of the call's refusal. */
const said = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    ({ problem }) => problem.code,
  );

test('a notice is shown on every page from its start to its end, in every process', async () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  await change({ noticeText: 'We are back at nine.' });
  await expect.poll(told).toMatchObject({ notice: 'We are back at nine.', off: [] });
  await change({ noticeFrom: at(10), noticeUntil: at(20) });
  await expect.poll(told).toMatchObject({ notice: null, off: [] });
  await change({ noticeFrom: at(-10) });
  await expect.poll(told).toMatchObject({ notice: 'We are back at nine.', off: [] });
  await change({ noticeUntil: at(-5) });
  await expect.poll(told).toMatchObject({ notice: null, off: [] });
  const { errors } = await expectRefusal(change({ noticeUntil: at(-15) }), 'settings.notice_ends_early');
  expect(errors).toMatchObject([{ field: 'noticeUntil' }]);
  await change({ noticeText: null, noticeFrom: null, noticeUntil: null });
});

test('a feature switched off is refused in every process, and what users already have stays open', async () => {
  const [rep, business] = [await signUpRep(other), await signUpBusiness(other)];
  const asks = {
    courses: () => rep.call(coursePurchasesApi.checkout, { params: { courseId: id } }),
    gifts: () => business.call(giftsApi.courses, {}),
    suggestions: () => business.call(suggestionsApi.list, { params: { jobId: id } }),
  };
  for (const [feature, ask] of Object.entries(asks)) {
    const before = await said(ask());
    expect(before).not.toBe('feature.off');
    await change({ [`${feature}On`]: false });
    await expect.poll(() => said(ask())).toBe('feature.off');
    expect((await told()).off).toContain(feature);
    await change({ [`${feature}On`]: true });
    await expect.poll(() => said(ask())).toBe(before);
  }
  await change({ coursesOn: false });
  // Switching courses off also switches gifts off.
  await expect.poll(told).toMatchObject({ notice: null, off: ['courses', 'gifts'] });
  await rep.call(coursesApi.list, {});
  await business.call(giftsApi.list, { query: {} });
  await change({ coursesOn: true });
});

test('only owners can switch features, not finance', async () => {
  const finance = await signInAdmin(app, await makeAdmin(app, undefined, 'finance'));
  await expectRefusal(changeSettings(finance, { giftsOn: false }), 'admin.not_permitted');
  await expectRefusal(changeSettings(finance, { noticeText: 'Hello' }), 'admin.not_permitted');
  expect((await admin.call(settingsApi.show, {})).giftsOn).toBe(true);
});
