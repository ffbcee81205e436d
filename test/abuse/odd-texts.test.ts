import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { jobForRepApi } from '#contract/applications/job-for-rep.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { nameField } from '#contract/names/name-field.ts';
import { profilesApi } from '#contract/profiles/profiles.ts';
import type { RefusedCall } from '#test/support/api.ts';
import { apply, jobDraft, postJob } from '#test/support/hiring.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';
import { oddLineEnds, oddTexts } from './hostile-values.ts';

const app = await openTestApp({ work: false });
const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);

// A single-line field ends at Enter, and nowhere else.
const severalOf = (text: string) => `${text}\n\t${text}`;
const textsOf = (text: string) => ({
  ...{ title: text, description: severalOf(text) },
  ...{ requiredSkills: severalOf(text), locationAddress: text },
});

describe.each(oddTexts)('%s', (typed) => {
  // The canonical form of stored text.
  const text = typed.normalize('NFC');
  const [several, texts] = [severalOf(text), textsOf(text)];

  test('is stored in every field of a job, and shown as written', async () => {
    const posted = await postJob(business, textsOf(typed));
    expect(posted).toMatchObject(texts);
    const params = { jobId: posted.id };
    expect(await rep.call(jobForRepApi.show, { params })).toMatchObject(texts);
    const draft = await jobDraft(business.call, { ...textsOf(typed), title: `Edited: ${text}`.slice(0, 120) });
    const body = { ...draft, version: posted.version };
    expect(await business.call(ownJobsApi.edit, { params, body })).toMatchObject({ ...texts, title: body.title });
    expect(await business.call(ownJobsApi.show, { params })).toMatchObject({ ...texts, title: body.title });
    const listed = await business.call(ownJobsApi.list, { query: {} });
    expect(listed.items[0]).toMatchObject({ id: posted.id, title: body.title });
  });

  test('is stored in an application and its note, and in the names of both sides unless it reverses the text', async () => {
    const named = nameField('Name').safeParse(typed);
    const [owner, applicant] = await Promise.all([
      signUpBusiness(app, named.success ? { company_name: typed } : {}),
      signUpRep(app, named.success ? { full_name: typed } : {}),
    ]);
    const [company, person] = named.success ? [named.data, named.data] : ['Ubuntu Foods', 'Thabo Mokoena'];
    expect(named.success).toBe(!text.includes('\u202E'));
    const job = await postJob(owner);
    expect(job.companyName).toBe(company);
    const { id: applicationId } = await apply(applicant, job.id, severalOf(typed));
    const received = await owner.call(applicationsApi.reject, {
      params: { applicationId },
      body: { note: severalOf(typed) },
    });
    expect(received).toMatchObject({ message: several, rep: { fullName: person } });
    const { items } = await applicant.call(applicationsApi.track, { query: {} });
    expect(items[0]).toMatchObject({ message: several, job: { companyName: company } });
    expect(items[0]?.steps.at(-1)).toMatchObject({ note: several });
    expect(await applicant.call(profilesApi.me, {})).toMatchObject({ rep: { fullName: person } });
  });

  test('is sent as JSON, which no browser renders as a page', async () => {
    const { id } = await postJob(business, textsOf(typed));
    const response = await fetch(`${app.url}/api/jobs/${id}`, {
      headers: { authorization: `Bearer ${rep.accessToken}`, accept: 'text/html' },
    });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toMatchObject(texts);
  });
});

test('an odd line break is stored in a long text, and refused in a single-line one', async () => {
  const job = await postJob(business, { description: oddLineEnds });
  expect(job.description).toBe(oddLineEnds);
  const refused = await business
    .call(ownJobsApi.post, { body: await jobDraft(business.call, { title: oddLineEnds }) })
    .catch((error: RefusedCall) => error.problem);
  expect(refused).toMatchObject({
    status: 422,
    errors: [{ field: 'title', message: 'Job title must be on one line.' }],
  });
});

test('unknown fields change nothing', async () => {
  const stranger = await signUpBusiness(app);
  const id = randomUUID();
  const more = {
    id,
    jobId: id,
    businessId: (await stranger.call(profilesApi.me, {})).business?.id,
    userId: stranger.userId,
    status: 'closed',
    companyName: 'Someone Else',
    province: 'Gauteng',
    createdAt: '2020-01-01T00:00:00.000Z',
    closedAt: '2020-01-01T00:00:00.000Z',
    applicants: { total: 9, pending: 9, accepted: 9 },
    views: 9,
    version: 7,
  };
  const body = { ...(await jobDraft(business.call)), ...more };
  const posted = await business.call(ownJobsApi.post, { body });
  expect(posted).toMatchObject({ status: 'active', companyName: 'Ubuntu Foods' });
  expect(posted.id).not.toBe(id);
  expect(posted.createdAt).not.toBe(more.createdAt);
  const params = { jobId: posted.id };
  expect(posted.version).toBe(1);
  await business.call(ownJobsApi.edit, { params, body: { ...body, title: 'Edited', version: 1 } });
  expect(await business.call(ownJobsApi.show, { params })).toMatchObject({
    status: 'active',
    createdAt: posted.createdAt,
    location: { province: 'KwaZulu-Natal' },
    applicants: { total: 0, pending: 0, accepted: 0 },
    views: 0,
    version: 2,
  });
  expect((await stranger.call(ownJobsApi.list, { query: {} })).items).toEqual([]);

  const other = await signUpRep(app);
  const { rep: otherProfile } = await other.call(profilesApi.me, {});
  const application = {
    message: 'Mine',
    status: 'accepted',
    repId: otherProfile?.id,
    steps: [],
    appliedAt: more.createdAt,
  };
  const applied = await rep.call(applicationsApi.apply, { params, body: application });
  expect(applied.appliedAt).not.toBe(more.createdAt);
  const { items } = await rep.call(applicationsApi.track, { query: {} });
  expect(items).toMatchObject([{ ...applied, status: 'pending', steps: [{ status: 'pending' }] }]);
  expect((await other.call(applicationsApi.track, { query: {} })).items).toEqual([]);
});
