import { expect, test } from 'vitest';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { expireProposals } from '#server/features/engagements/terms/commands/expire-proposals.ts';
import { accepted, agree, payGigsHere, productClock, twoDays, type Working } from '#test/support/engagements.ts';
import { jobDraft } from '#test/support/hiring.ts';
import { listNews, notifyOf } from '#test/support/news.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { agreeTo, changeTerms, declineTerms, twoDaysLater } from '#test/support/terms.ts';

const app = await openTestApp({ work: false });
await payGigsHere(app);
const clock = productClock();

/** Unread notifications about the terms, newest first. */
const told = async (work: Working, side: 'rep' | 'business') =>
  (await listNews(app, work[side])).flatMap((one) => (one.kind === 'work.terms' && !one.read ? [one.what] : []));

async function agreed(): Promise<Working> {
  clock.goTo(new Date());
  const work = await accepted(app);
  await agree(work);
  return work;
}

test('the rep is notified of a proposal, the business of the answer, and outdated notifications count as read', async () => {
  const work = await agreed();
  const { proposed } = await changeTerms(work, { payCents: 200_000 });
  const [one] = (await listNews(app, work.rep)).filter(({ kind }) => kind === 'work.terms');
  expect(one).toMatchObject({ as: 'rep', name: 'Ubuntu Foods', what: 'proposed', answerBy: proposed?.answerBy });
  await changeTerms(work, { payCents: 210_000 });
  expect(await told(work, 'rep')).toEqual(['proposed']);
  await agreeTo(work, 3);
  expect([await told(work, 'rep'), await told(work, 'business')]).toEqual([[], ['agreed']]);

  const other = await agreed();
  await changeTerms(other, { payCents: 200_000 });
  await declineTerms(other, 2);
  expect([await told(other, 'rep'), await told(other, 'business')]).toEqual([[], ['declined']]);
});

test('changes of the terms that run out of order leave only the last one unread', async () => {
  const work = await agreed();
  await changeTerms(work, { payCents: 200_000 });
  await declineTerms(work, 2);
  await app.database.pool.query("delete from pgboss.job where name = 'news.notify'");
  const change = { engagementId: work.engagement.id, version: 2 };
  await notifyOf(app, 'terms', { ...change, what: 'declined' });
  await notifyOf(app, 'terms', { ...change, what: 'proposed' });
  expect([await told(work, 'rep'), await told(work, 'business')]).toEqual([[], ['declined']]);
});

test('both are notified of an unanswered proposal, and the rep of one withdrawn or of days set', async () => {
  const silent = await agreed();
  const { proposed } = await changeTerms(silent, { schedule: twoDaysLater() });
  clock.goTo(proposed?.answerBy ?? '');
  await expireProposals(app.services.transaction, new AbortController().signal);
  expect([await told(silent, 'rep'), await told(silent, 'business')]).toEqual([['lapsed'], ['lapsed']]);

  const back = await agreed();
  await changeTerms(back, { payCents: 200_000 });
  await changeTerms(back);
  expect(await told(back, 'rep')).toEqual(['taken_back']);

  const open = await accepted(app, { schedule: null, payPer: 'whole', dayRateCents: null });
  await changeTerms(open, { schedule: twoDays() });
  expect(await told(open, 'rep')).toEqual(['replaced']);
});

test('a rep with terms in force is not notified that an edit moved the gig', async () => {
  const work = await agreed();
  const body = { ...(await jobDraft(work.business.call, { schedule: twoDaysLater() })), version: 1 };
  await work.business.call(ownJobsApi.edit, { params: { jobId: work.jobId }, body });
  expect((await listNews(app, work.rep)).filter(({ kind }) => kind === 'work.moved')).toEqual([]);
});
