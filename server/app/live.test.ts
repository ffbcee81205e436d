import { afterEach, expect, test, vi } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { liveEvent } from '#contract/live.ts';
import { livePath } from '#contract/live-stream.ts';
import { callerOf } from '#test/support/api.ts';
import type { TestApp } from '#test/support/app.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { sendPendingNews } from '#test/support/news.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const [first, second] = await openTwoTestApps({ work: false });
const business = await signUpBusiness(first);
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A notified user's bell has a new entry. */
const notified = { type: 'notification.changed' };

const within = { timeout: 15_000, interval: 10 };

/** An open stream, and the events it has sent so far. */
async function listen(app: TestApp, { accessToken }: Person, lastEventId?: string) {
  const abort = new AbortController();
  closing.push(() => abort.abort());
  const response = await fetch(app.url + livePath, {
    headers: { authorization: `Bearer ${accessToken}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
    signal: abort.signal,
  });
  expect(response.status).toBe(200);
  let text = '';
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  })().catch(() => {});
  await vi.waitFor(() => expect(text).toContain('event: ready\n'), within);
  return {
    events: () => eventsIn(text, lastEventId),
    lastId: () => [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '',
    close: () => abort.abort(),
  };
}

/** Without those from before the stream, which may still arrive: their ids are below the one in the message without an event. */
function eventsIn(text: string, lastEventId?: string) {
  const messages = [...text.matchAll(/^id: (\d+)\ndata: (.+)$/gm)].map(([, id, data = '']) => ({
    id: Number(id),
    data,
  }));
  const begins = Number(lastEventId ?? messages.find(({ data }) => data === '{}')?.id);
  const events = messages.filter(({ id, data }) => id > begins && data !== '{}');
  return events.map(({ data }) => liveEvent.parse(JSON.parse(data)));
}

test("the business's actions in one process reach the rep in the other", async () => {
  const rep = await signUpRep(first);
  const job = await postJob(business);
  const stream = await listen(second, rep);
  const { id: applicationId } = await apply(rep, job.id);
  await business.call(applicationsApi.interview, { params: { applicationId }, body: {} });
  await sendPendingNews(first);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: { note: 'Welcome' } });
  await sendPendingNews(first);
  const change = { type: 'application.changed', applicationId, jobId: job.id };
  await vi.waitFor(
    () =>
      expect(stream.events()).toEqual([
        { ...change, status: 'pending' },
        { ...change, status: 'interview' },
        notified,
        // The thread with all hired reps, which they take part in from now on.
        { type: 'conversation.changed', conversationId: expect.any(String) },
        { ...change, status: 'accepted' },
        notified,
      ]),
    within,
  );
});

test("the rep's actions reach the business, and so do changes of its jobs", async () => {
  const [owner, rep] = await Promise.all([signUpBusiness(first), signUpRep(first)]);
  const job = await postJob(owner);
  const stream = await listen(second, owner);
  const { id: applicationId } = await apply(rep, job.id);
  await sendPendingNews(first);
  await callerOf(second.url, rep.accessToken)(applicationsApi.withdraw, { params: { applicationId } });
  await sendPendingNews(first);
  await owner.call(ownJobsApi.close, { params: { jobId: job.id } });
  const change = { type: 'application.changed', applicationId, jobId: job.id };
  await vi.waitFor(
    () =>
      expect(stream.events()).toEqual([
        { ...change, status: 'pending' },
        notified,
        { ...change, status: 'withdrawn' },
        notified,
        { type: 'job.changed', jobId: job.id },
      ]),
    within,
  );
});

test('a client that resumes with its last id, in whichever process, has missed nothing', async () => {
  const rep = await signUpRep(first);
  const jobs = await Promise.all(Array.from({ length: 3 }, () => postJob(business)));
  const [heard, ...missed] = await Promise.all(jobs.map(({ id }) => apply(rep, id)));
  const before = await listen(second, rep);
  const reject = (application: { id: string } | undefined) =>
    business.call(applicationsApi.reject, { params: { applicationId: application?.id ?? '' }, body: {} });
  await reject(heard);
  await sendPendingNews(first);
  await vi.waitFor(() => expect(before.events()).toHaveLength(2), within);
  const lastId = before.lastId();
  before.close();

  for (const application of missed) await reject(application);
  const after = await listen(first, rep, lastId);
  await vi.waitFor(() => {
    const rejected = after.events().filter((event) => 'status' in event && event.status === 'rejected');
    const ids = rejected.map((event) => 'applicationId' in event && event.applicationId);
    expect(ids.filter((id) => id !== heard?.id)).toEqual(missed.map(({ id }) => id));
  }, within);
  const fresh = await listen(second, rep);
  expect(fresh.events()).toEqual([]);
});

test('another rep and another business get none of it', async () => {
  const [rep, otherRep, otherBusiness] = await Promise.all([signUpRep(first), signUpRep(first), signUpBusiness(first)]);
  const [job, theirJob] = await Promise.all([postJob(business), postJob(otherBusiness)]);
  // Each process has a user whom it concerns, and so reads it.
  const [repStream, ...streams] = await Promise.all([
    listen(first, rep),
    listen(first, otherRep),
    listen(second, otherBusiness),
    listen(second, otherRep),
  ]);
  await listen(second, business);
  const { id: applicationId } = await apply(rep, job.id, 'Between us');
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  await sendPendingNews(first);
  await vi.waitFor(() => expect(repStream.events()).toHaveLength(4), within);
  // A later event arrives, so earlier ones were not merely delayed.
  const theirs = await apply(otherRep, theirJob.id);
  for (const stream of streams) {
    await vi.waitFor(() => expect(stream.events()).not.toEqual([]), within);
    expect(stream.events()).toMatchObject([{ applicationId: theirs.id, status: 'pending' }]);
  }
});

test('without a session, or with an ended one, there is no stream', async () => {
  const rep = await signUpRep(first);
  await rep.auth.signOut();
  for (const authorization of [undefined, 'Bearer nonsense', `Bearer ${rep.accessToken}`]) {
    for (const { url } of [first, second]) {
      const response = await fetch(url + livePath, { headers: authorization ? { authorization } : {} });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ code: 'session.required' });
    }
  }
});
