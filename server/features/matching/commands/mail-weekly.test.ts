import { expect, test } from 'vitest';
import { matchChoicesApi } from '#contract/matching/choices.ts';
import { postJob } from '#test/support/hiring.ts';
import { matchedRep } from '#test/support/matching.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { signUpBusiness } from '#test/support/people.ts';
import { mailWeekly } from './mail-weekly.ts';
import { matchJob } from './match-job.ts';

const app = await openTestApp({ work: false });
const { pool } = app.database;

const run = () => mailWeekly(app.services.transaction, app.services.siteUrl, new AbortController().signal);
const mails = async (to: string) => {
  const { rows } = await pool.query<{ data: { mail: { text: string } } }>(
    "select data from pgboss.job where name = 'mail.send' and data::text like '%' || $1 || '%' and data::text like '%this week%'",
    [to],
  );
  return rows.map(({ data }) => JSON.stringify(data));
};

test('reps who opted in get an email with fitting jobs once a week', async () => {
  const business = await signUpBusiness(app);
  const [wanting, other] = [
    await matchedRep(app, { skills: ['Sampling'] }),
    await matchedRep(app, { skills: ['Sampling'] }),
  ];
  const job = await postJob(business, { title: 'Sampling at the tills', requiredSkills: 'Sampling' });
  await app.services.transaction((tx) => matchJob(tx, job.id));
  await wanting.call(matchChoicesApi.save, { body: { rankedByBehaviour: true, weeklyMatches: true } });
  await run();
  await run();
  const [mail, ...more] = await mails(wanting.email);
  expect(mail).toContain('Sampling at the tills');
  expect(mail).toContain('/settings?tab=notifications');
  expect(more).toEqual([]);
  expect(await mails(other.email)).toEqual([]);
  await pool.query('update match_choices set mailed_for = mailed_for - 7');
  await run();
  expect(await mails(wanting.email)).toHaveLength(2);
});

test('reps who cannot see jobs, are suspended or have no fitting job get no email', async () => {
  const [lapsed, suspended, empty] = [
    await matchedRep(app, { skills: ['Sampling'] }),
    await matchedRep(app, { skills: ['Sampling'] }),
    await matchedRep(app, { town: 'Upington', skills: ['Piano'] }),
  ];
  for (const rep of [lapsed, suspended, empty])
    await rep.call(matchChoicesApi.save, { body: { rankedByBehaviour: true, weeklyMatches: true } });
  await pool.query("update rep_profiles set trial_ends_at = now() - interval '1 day' where id = $1", [lapsed.repId]);
  await pool.query("update users set banned_until = 'infinity' where id = $1", [suspended.userId]);
  await pool.query("update jobs set status = 'closed', closed_at = now() where title <> 'Sampling at the tills'");
  await run();
  for (const { email } of [lapsed, suspended]) expect(await mails(email)).toEqual([]);
});
