import type { Page } from '@playwright/test';
import { expect } from '#test/support/browser.ts';
import { database } from '#test/support/browser-database.ts';

type Many = Partial<Record<'pending' | 'interview' | 'accepted' | 'rejected' | 'withdrawn', number>>;

/** Reps who applied for a job, the given number at each status. The last to have applied is number 1 of the first status. */
export async function seedApplicants(jobId: string, many: Many): Promise<void> {
  const statuses = Object.entries(many).flatMap(([status, count]) => Array.from({ length: count }, () => status));
  await database.query(
    `with wanted as (select status, number from unnest($2::text[]) with ordinality as of(status, number)),
       people as (
         select gen_random_uuid() as user_id, gen_random_uuid() as rep_id, gen_random_uuid() as id, wanted.* from wanted),
       signed_up as (insert into users (id, email) select user_id, user_id || '@example.co.za' from people),
       reps as (
         insert into rep_profiles
           (id, user_id, full_name, location_id, experience, availability, hourly_rate_cents, skills, trial_ends_at)
         select rep_id, user_id, (array['Thabo','Lerato','Sipho','Naledi','Ayanda','Pieter','Zanele'])[1 + number % 7]
             || ' ' || (array['Mokoena','Nkosi','Dlamini','van Wyk','Naidoo'])[1 + number % 5] || ' ' || number,
           (select id from locations order by name = 'Durban' desc, name offset number % 3 limit 1),
           (array['entry','junior','mid','senior'])[1 + number % 4], (array['full-time','weekends'])[1 + number % 2],
           8000 + 500 * (number % 6), array['Closing', 'isiZulu'], now() + interval '15 days' from people),
       applied as (
         insert into job_applications (id, job_id, rep_id, business_id, status, message, applied_at)
         select p.id, j.id, rep_id, j.business_id, p.status,
           'I sold out two launches last year, and live around the corner.', now() - number * interval '1 minute'
         from people p, jobs j where j.id = $1)
       insert into application_steps (id, application_id, status, created_at)
       select gen_random_uuid(), p.id, step, now() - number * interval '1 minute' + place * interval '1 second'
       from people p, unnest(array['pending', p.status]) with ordinality as of(step, place)
       where place = 1 or step <> 'pending'`,
    [jobId, statuses],
  );
}

/** As if the rep had changed it, without an event to the page. */
export async function moveUnseen(jobId: string, fullName: string, status: string): Promise<void> {
  await database.query(
    `update job_applications a set status = $3 from rep_profiles r
       where r.id = a.rep_id and a.job_id = $1 and r.full_name = $2`,
    [jobId, fullName, status],
  );
}

/** One of the board's columns. */
export const column = (page: Page, status: string) => page.getByRole('region', { name: status, exact: true });

export const openApplicant = async (page: Page, name: string) => {
  await page.getByRole('article', { name }).getByRole('link').click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel).toBeVisible();
  return panel;
};
