import { randomUUID } from 'node:crypto';
import { applicationsApi } from '#contract/applications/applications.ts';
import { coursesApi } from '#contract/courses/courses.ts';
import { type Gift, giftsApi } from '#contract/courses/gifts.ts';
import type { Checkout } from '#contract/payments/payments.ts';
import type { TestApp } from './app.ts';
import { payCourse } from './course-orders.ts';
import { apply, postJob } from './hiring.ts';
import { type Person, signUpBusiness, signUpRep } from './people.ts';

export interface Wanted {
  readonly courseId: string;
  readonly repId: string;
}

/** An accepted rep of the business. */
export async function hire(
  { database: { pool } }: TestApp,
  business: Pick<Person, 'call'>,
  rep: Pick<Person, 'call' | 'userId'>,
) {
  const job = await postJob(business);
  const { id: applicationId } = await apply(rep, job.id);
  await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
  const { rows } = await pool.query<{ id: string }>('select id from rep_profiles where user_id = $1', [rep.userId]);
  return { jobId: job.id, applicationId, repId: rows[0]?.id ?? randomUUID() };
}

export const startGiving = ({ call }: Pick<Person, 'call'>, wanted: readonly Wanted[]): Promise<Checkout> =>
  call(giftsApi.checkout, { body: { gifts: wanted.map(({ courseId, repId }) => ({ courseId, repId })) } });

/** Pays for courses and gives them. */
export async function giveCourses(
  app: TestApp,
  business: Pick<Person, 'call'>,
  wanted: readonly Wanted[],
): Promise<Checkout> {
  const checkout = await startGiving(business, wanted);
  await payCourse(app, checkout);
  return checkout;
}

/** A business, and accepted reps of those names. */
export async function hireTeam(app: TestApp, names: readonly string[] = ['Thandi Nkosi', 'Sipho Dube']) {
  const business = await signUpBusiness(app, { company_name: 'Ubuntu Foods' });
  const reps = [];
  for (const full_name of names) {
    const rep = await signUpRep(app, { full_name });
    reps.push({ ...rep, ...(await hire(app, business, rep)) });
  }
  const [one, other] = reps;
  if (!one) throw new Error('No rep was hired');
  return { business, one, other: other ?? one };
}

/** Courses the business gave with its last payment. */
export async function lastGifts({ call }: Pick<Person, 'call'>): Promise<readonly Gift[]> {
  return (await call(giftsApi.list, { query: {} })).items[0]?.gifts ?? [];
}

/** How a rep has a course; null: they don't. */
export async function ownOf({ call }: Pick<Person, 'call'>, { courseId }: Pick<Wanted, 'courseId'>) {
  return (await call(coursesApi.list, {})).items.find(({ id }) => id === courseId)?.own ?? null;
}
