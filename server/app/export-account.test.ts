import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { shortlistApi } from '#contract/applications/board.ts';
import { gigsApi } from '#contract/applications/gigs.ts';
import { repNotesApi } from '#contract/applications/rep-notes.ts';
import { dashboardsApi } from '#contract/dashboards/dashboards.ts';
import { repProfilesApi } from '#contract/profiles/rep-profiles.ts';
import { exportOf } from '#test/support/exports.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { agree } from '#test/support/interviews.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness, signUpRep } from '#test/support/people.ts';

const app = await openTestApp({ work: false });

test('each user gets all data about them, and of others only what those did themselves', async () => {
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  const job = await postJob(business, { locationAddress: '12 Long Street', tags: ['sampling'] });
  await rep.call(repProfilesApi.confirmTags, { body: { tags: ['sampling', 'zulu'], refuses: ['alcohol'] } });
  const { id: applicationId } = await apply(rep, job.id, 'I sold out two launches.');
  await business.call(applicationsApi.interview, { params: { applicationId }, body: { note: 'Tuesday at ten?' } });

  await business.call(repNotesApi.save, { params: { applicationId }, body: { text: 'Seemed tired', updatedAt: null } });
  await business.call(shortlistApi.add, { params: { applicationId } });
  await business.call(gigsApi.brief, { params: { jobId: job.id }, body: { bring: 'Black shoes' } });
  await agree(business, rep, applicationId);
  await rep.call(dashboardsApi.visitRep, { body: { until: null } });
  const theirs = await exportOf(app, business);
  expect(theirs).toMatchObject({
    account: { email: business.email, roles: ['business'], signUpDetails: { company_name: 'Ubuntu Foods' } },
    sessions: [{ device: expect.any(String) }],
    knownDevices: [{ firstSeenAt: expect.any(String) }],
    rep: null,
    business: { companyName: 'Ubuntu Foods' },
    jobs: [{ id: job.id, location: 'Durban', locationAddress: '12 Long Street', tags: ['sampling'], status: 'active' }],
    applications: [],
    decisions: [{ applicationId, jobId: job.id, status: 'interview', note: 'Tuesday at ten?' }],
    interviews: [{ applicationId, as: 'business', status: 'accepted', place: 'Our office, 12 Long Street' }],
    repNotes: [{ text: 'Seemed tired' }],
    briefings: [{ jobId: job.id, bring: 'Black shoes' }],
    shortlistedApplicants: [{ applicationId, at: expect.any(String) }],
  });
  expect(JSON.stringify(theirs)).not.toContain('I sold out two launches.');

  const mine = await exportOf(app, rep);
  expect(mine).toMatchObject({
    account: { email: rep.email },
    rep: { fullName: 'Thabo Mokoena', tags: ['sampling', 'zulu'], refuses: ['alcohol'] },
    jobs: [],
    dashboardSeenAt: expect.any(String),
    applications: [
      {
        id: applicationId,
        companyName: 'Ubuntu Foods',
        message: 'I sold out two launches.',
        steps: [{ status: 'pending' }, { status: 'interview', note: 'Tuesday at ten?' }],
      },
    ],
    decisions: [],
    interviews: [{ applicationId, as: 'rep', status: 'accepted', note: 'Bring your ID.' }],
    briefings: [],
    shortlistedApplicants: [],
  });
  expect(JSON.stringify(mine)).not.toContain('Seemed tired');
  expect(JSON.stringify([theirs, mine])).not.toMatch(/password|argon2|secret/i);
});
