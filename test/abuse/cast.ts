import { applicationsApi } from '#contract/applications/applications.ts';
import { repNotesApi } from '#contract/applications/rep-notes.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { ownRolesApi } from '#contract/profiles/own-roles.ts';
import { adminPassword, makeAdmin, signInAdmin } from '#test/support/admins.ts';
import type { TestApp } from '#test/support/app.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { hoursFromNow, propose } from '#test/support/interviews.ts';
import { giveLegalState } from '#test/support/legal-state.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { addVideo } from '#test/support/training-videos.ts';
import { endTrial } from '#test/support/trials.ts';

type Member = Pick<Person, 'email' | 'password'> & { readonly headers: Record<string, string> };

type Signed = Record<
  'rep' | 'business' | 'otherRep' | 'otherBusiness' | 'expiredRep' | 'expiredBusiness' | 'both',
  Person & Member
>;

/** The possible callers, with what their browser sends along. Null is a signed-out caller. */
export type Cast = Signed & { anonymous: null; admin: Member };

export type Role = keyof Cast;

/** A text that only these may ever see. */
export type Secret = { readonly text: string; readonly parties: readonly Role[] };

/**
 * Two of each kind, for a stranger in the same role, a third whose trial is over without a subscription, one with both
 * roles, and an administrator.
 */
export async function signUpCast(app: TestApp): Promise<Cast> {
  const [rep, otherRep, expiredRep, both, business, otherBusiness, expiredBusiness] = await Promise.all([
    signUpRep(app, { full_name: 'Rep Redhill' }),
    signUpRep(app, { full_name: 'Rep Otherton' }),
    signUpRep(app, { full_name: 'Rep Lapseberg' }),
    signUpRep(app, { full_name: 'Rep Bothma' }),
    signUpBusiness(app, { full_name: 'Owner Blueberg' }),
    signUpBusiness(app, { full_name: 'Owner Otherveld' }),
    signUpBusiness(app, { full_name: 'Owner Lapseveld' }),
  ]);
  await both.call(ownRolesApi.addBusinessProfile, { body: { companyName: 'Bothma and Daughters' } });
  await giveLegalState(app.database.pool, both.userId, 'business');
  await endTrial(app, expiredRep, 'rep');
  await endTrial(app, expiredBusiness, 'business');
  return {
    anonymous: null,
    rep: withToken(rep),
    business: withToken(business),
    otherRep: withToken(otherRep),
    otherBusiness: withToken(otherBusiness),
    expiredRep: withToken(expiredRep),
    expiredBusiness: withToken(expiredBusiness),
    both: withToken(both),
    admin: await signInAsAdmin(app),
  };
}

const withToken = (person: Person) => ({ ...person, headers: { authorization: `Bearer ${person.accessToken}` } });

async function signInAsAdmin(app: TestApp): Promise<Member> {
  const email = await makeAdmin(app);
  const { cookies } = await signInAdmin(app, email);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { email, password: adminPassword, headers: { cookie, origin: app.url } };
}

/** Private data of each, and data shared between two of them. */
export async function makeSecrets(cast: Cast): Promise<Secret[]> {
  const { rep, business, otherRep, otherBusiness, expiredRep, expiredBusiness, both } = cast;
  const job = await postJob(business);
  const [application, otherApplication] = await Promise.all([
    apply(rep, job.id, 'message of the rep'),
    apply(otherRep, job.id, 'message of the other rep'),
  ]);
  const note = 'note to the rep';
  await business.call(applicationsApi.interview, { params: { applicationId: application.id }, body: { note } });
  const privateNote = 'private note on the rep';
  await business.call(repNotesApi.save, {
    params: { applicationId: application.id },
    body: { text: privateNote, updatedAt: null },
  });
  const place = 'place of the interview';
  await propose(business, application.id, [hoursFromNow(30)], { place });
  const training = 'training of those who were hired';
  await addVideo(business, { title: training });
  const closed = await postJob(otherBusiness, { title: 'Job that is closed', description: 'What the closed job was' });
  await otherBusiness.call(ownJobsApi.close, { params: { jobId: closed.id } });
  return [
    ...['message of the rep', note, place, application.id].map(known('rep', 'business')),
    // No member of the cast was hired.
    ...[privateNote, training].map(known('business')),
    ...['message of the other rep', otherApplication.id].map(known('otherRep', 'business')),
    // Administrators manage accounts and jobs, and can't read messages between two users.
    ...['Rep Redhill'].map(known('rep', 'business', 'admin')),
    ...['Rep Otherton'].map(known('otherRep', 'business', 'admin')),
    ...['Job that is closed', 'What the closed job was', closed.id].map(known('otherBusiness', 'admin')),
    ...[rep.email, rep.userId].map(known('rep', 'admin')),
    ...[business.email, business.userId, 'Owner Blueberg'].map(known('business', 'admin')),
    ...[otherRep.email, otherRep.userId].map(known('otherRep', 'admin')),
    ...[otherBusiness.email, otherBusiness.userId, 'Owner Otherveld'].map(known('otherBusiness', 'admin')),
    ...[expiredRep.email, expiredRep.userId, 'Rep Lapseberg'].map(known('expiredRep', 'admin')),
    ...[expiredBusiness.email, expiredBusiness.userId].map(known('expiredBusiness', 'admin')),
    ...[both.email, both.userId, 'Rep Bothma'].map(known('both', 'admin')),
    ...[cast.admin.email].map(known('admin')),
  ];
}

export const known =
  (...parties: Role[]) =>
  (text: string): Secret => ({ text, parties });
