import type { Locator, Page } from '@playwright/test';
import { learningApi } from '#contract/courses/learning.ts';
import { longestReport } from '#contract/courses/options.ts';
import { certificateAddress } from '#contract/site/certificate-addresses.ts';
import { expect, test } from '#test/support/browser.ts';
import { expectAccessible } from '#test/support/browser-accessibility.ts';
import { database } from '#test/support/browser-database.ts';
import { findTooWide } from '#test/support/browser-widths.ts';
import { buy, letPass, report } from '#test/support/courses.ts';
import { type Account, signUpInBrowser, site } from './people.ts';

test.use({ serviceWorkers: 'allow', ownContext: true });

interface Question {
  readonly id: string;
  readonly lesson: number;
  readonly use: 'lesson' | 'test';
  readonly ask: string;
  readonly options: readonly { readonly text: string; readonly right: boolean }[];
}

/** A course of the repository, and the answers, which the site reveals only after answering. */
async function findCourse(slug: string) {
  const found = await database.query('select id, title, version_id from courses where slug = $1', [slug]);
  const { id: courseId, title, version_id: versionId } = found.rows[0];
  const { rows } = await database.query<Question>(
    'select id, lesson, use, ask, options from course_questions where version_id = $1 order by lesson, position',
    [versionId],
  );
  return { courseId: courseId as string, title: title as string, questions: rows };
}

const rightOf = ({ options }: Question) => options.findIndex(({ right }) => right);

/** Of the question on the page. */
async function choose(asked: Locator, { options }: Question, right = true): Promise<void> {
  const { text = '' } = options.find((option) => option.right === right) ?? {};
  await asked.getByRole('radio', { name: text, exact: true }).check();
}

const questionIn = (page: Page, { ask }: Question) => page.getByRole('listitem').filter({ hasText: ask });

/** All data, as if on another device. */
async function learnTheRest(rep: Account, courseId: string, questions: readonly Question[]): Promise<void> {
  await letPass(site, rep, 24 * 3600);
  const asked = questions.filter(({ use }) => use === 'lesson');
  const lessons = [...new Set(asked.map(({ lesson }) => lesson))];
  const params = { courseId };
  await rep.call(learningApi.report, { params, body: { reports: lessons.map((one) => report(one, longestReport)) } });
  const answers = asked.map((question) => ({ questionId: question.id, option: rightOf(question) }));
  await rep.call(learningApi.answer, { params, body: { answers } });
}

test('a rep learns a course, without a network in the middle, passes its test and shows the certificate', async ({
  page,
  context,
  browser,
}) => {
  const course = await findCourse('customer-conversations');
  const { courseId, title, questions } = course;
  const below = (lesson: number) => questions.filter((one) => one.use === 'lesson' && one.lesson === lesson);
  const rep = await signUpInBrowser(page, { fullName: 'Lerato Khumalo' }, async (rep) => {
    await buy(site, rep, course);
    return '/rep-portal?tab=training';
  });

  await test.step('opened from Training, the first lesson marks answers immediately', async () => {
    const start = page.getByRole('link', { name: `Start with ${title}` }).first();
    await expect(start).toBeVisible();
    await expectAccessible(page);
    await start.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectAccessible(page);
    // It is bought and open: the first answer begins it.
    await page.getByRole('link', { name: /^1\. / }).click();
    await expect(page).toHaveURL(/\/lessons\/1$/);
    const [first] = below(1);
    if (!first) throw new Error('There is no question');
    const asked = questionIn(page, first);
    await choose(asked, first, false);
    await asked.getByRole('button', { name: 'Check answer' }).click();
    await expect(asked.getByText('Not quite.')).toBeVisible();
    await choose(asked, first);
    await asked.getByRole('button', { name: 'Check answer' }).click();
    await expect(asked.getByText('Right.')).toBeVisible();
    await expectAccessible(page);
    expect(await findTooWide(page)).toEqual([]);
  });

  await test.step('a returning learner is where they stopped, on the lesson’s page too', async () => {
    await page.getByRole('link', { name: title }).click();
    await page.getByRole('link', { name: 'Continue with lesson 1' }).click();
    const practice = page.getByRole('heading', { name: 'Practice task' });
    await expect(practice).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });

  await test.step('without a network the next lesson opens, also cold, and answers are marked later', async () => {
    await page.getByRole('link', { name: title }).click();
    await expect(page.getByText('All lessons are on this device')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('link', { name: /^2\. / }).click();
    const [asked] = below(2);
    if (!asked) throw new Error('There is no question');
    await expect(questionIn(page, asked)).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Lessons', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Lessons' })).toBeVisible();
    await page.keyboard.press('Escape');
    await choose(questionIn(page, asked), asked);
    await questionIn(page, asked).getByRole('button', { name: 'Check answer' }).click();
    await expect(page.getByText('Saved on this device.')).toBeVisible();
    await expect(page.getByText('We’ll save your progress here and send it when you’re back online.')).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(questionIn(page, asked).getByText('Right.')).toBeVisible();
  });

  await test.step('the final test opens when all lessons are done, and twelve right answers pass', async () => {
    await learnTheRest(rep, courseId, questions);
    await page.goto(`/rep-portal/courses/${courseId}/test`);
    await expectAccessible(page);
    // A phone whose clock is an hour fast: the test's time is the server's.
    await page.clock.setFixedTime(Date.now() + 3_600_000);
    await page.getByRole('button', { name: 'Start test' }).click();
    for (let at = 1; at <= 12; at += 1) {
      await expect(page.getByText(`Question ${at} of 12`)).toBeVisible();
      const asked = page.getByRole('main').getByRole('group');
      const ask = await asked.locator('legend').textContent();
      const question = questions.find((one) => one.use === 'test' && one.ask === ask);
      if (!question) throw new Error(`No test asks “${ask}”`);
      await choose(asked, question);
      if (at === 1) await expectAccessible(page);
      if (at < 12) await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('button', { name: 'Submit answers' }).click();
    await expect(page.getByText('You passed and are now certified')).toBeVisible();
    await expect(page.getByText('12 of 12 right')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'View certificate' })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step('the number of the certificate verifies it', async () => {
    await page.getByRole('link', { name: 'View certificate' }).click();
    await expect(page.getByText('Valid', { exact: true })).toBeVisible();
    await expectAccessible(page);
    const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    const stranger = await browser.newContext({ javaScriptEnabled: false });
    const shown = await stranger.newPage();
    await shown.goto(site.url + certificateAddress(number));
    await expect(shown.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(shown.getByText(number)).toBeVisible();
    await stranger.close();
  });
});
