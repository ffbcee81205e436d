import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { accountApi } from '#contract/accounts/account.ts';
import type { AccountExport } from '#contract/exports/export.ts';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { beginBuying } from '#test/support/course-orders.ts';
import { buy, publish } from '#test/support/courses.ts';
import { payGigsHere } from '#test/support/engagements.ts';
import { exportOf } from '#test/support/exports.ts';
import { agreed, beginFunding } from '#test/support/funding.ts';
import { apply, jobDraft, postJob } from '#test/support/hiring.ts';
import { agree } from '#test/support/interviews.ts';
import { openTestApp } from '#test/support/open-apps.ts';
import { type Person, signUpBusiness, signUpRep } from '#test/support/people.ts';

const ofOperators = 'administrators have no account';
const ofOwnBank = 'it is what the bank wrote about the account of the operator';
const withoutAccount = 'it is sent without an account, and goes by its own time';
const ofBothSides = 'what was agreed and done is the record of both sides, and names nobody once they are gone';
const forTaxes = 'tax law asks for the books; their ids lead to a profile without a name';
const beyondAccount =
  'tax law asks for the books, with what the provider said of each payment, long after an account is gone';
const ofInstallation = 'they are keys of the installation';
const ofJobs = 'they say by what words jobs are found, which are the words of the jobs';
const ofCourses = 'they say what courses teach';
const withCourse = 'they go with the course that the person had';
const ofQuestion = 'they go with what the person wrote to the team, of which nobody else has a copy';
const secret = 'they are secrets, or hashes of them';

/** What leads to a person by its columns or its foreign keys, and is no part of their account. */
const ofNobody = {
  day_codes: 'they count wrong check-in codes by job and day, and name no person',
  admin_audit: 'it is what administrators did, with the id of an account at most',
  admin_passkey_challenges: ofOperators,
  admin_passkeys: ofOperators,
  admin_sessions: ofOperators,
  admin_sign_ins: ofOperators,
  admin_users: ofOperators,
  badge_keys: ofInstallation,
  bank_statement_lines: ofOwnBank,
  bank_statements: ofOwnBank,
  contact_messages: withoutAccount,
  course_draft_files: ofOperators,
  course_drafts: ofOperators,
  course_questions: ofCourses,
  course_versions: ofCourses,
  enquiry_answers: withoutAccount,
  flag_words: ofOperators,
  job_view_counts: 'they say how many looked, and not who',
  leads: withoutAccount,
  ledger_corrections: ofOperators,
  provider_payouts: ofOperators,
  operator_settings: 'they are of the installation, and say whom to write to',
  payout_batch_exits: 'they say why a payout was taken out of a batch, and who of the team did it',
  payout_batches: 'they say who made and released them; what is in one are payouts',
  signing_keys: ofInstallation,
  untold_changes: 'they are told within minutes, and gone',
};

/** Why the deletion of an account writes nothing there. */
const stays = {
  ...ofNobody,
  agreement_evidence: 'it proves a contract that was in force (POPIA, section 14(1))',
  application_steps: 'what was decided, and the word about it, is the record of the other side',
  business_spending: forTaxes,
  certificate_names: withCourse,
  course_answers: withCourse,
  course_attempts: withCourse,
  course_lesson_progress: withCourse,
  course_lessons: ofCourses,
  course_ratings: withCourse,
  course_reports: withCourse,
  courses: ofCourses,
  engagements: ofBothSides,
  factor_challenges: 'they go with their factor',
  hand_ins: ofBothSides,
  interview_rounds: 'they say how many could take a time that the interviews keep',
  job_cases: 'they say what the team decided about a job, and name nobody but administrators',
  job_flags: 'they say which words a job said that stays',
  job_take_downs: 'they say why a job was taken down that stays',
  ledger_accounts: forTaxes,
  ledger_entries: forTaxes,
  milestone_steps: ofBothSides,
  messages:
    'what was written stays with who read it, under no name; where nobody is left, it goes with its conversation',
  message_report_files: 'what was reported stays for the team until it has decided',
  match_job_terms: ofJobs,
  match_models: ofOperators,
  milestones: ofBothSides,
  passkey_challenges: 'they go with their session',
  push_devices: 'they go with their session',
  passkeys: 'they go with their factor',
  payfast_inbox: beyondAccount,
  payfast_notifications: beyondAccount,
  pay_holds: ofBothSides,
  payment_differences: beyondAccount,
  payment_courses: beyondAccount,
  payment_milestones: beyondAccount,
  payment_refunds: beyondAccount,
  payouts: forTaxes,
  recovery_codes: 'they go with their factor',
  rep_wallets: forTaxes,
  support_looks: ofQuestion,
  support_notes: ofQuestion,
  support_questions: ofQuestion,
  terms_signatures: ofBothSides,
};

/** Why what is kept there is no part of what a person may take along. */
const notExported = {
  ...ofNobody,
  admin_approvals: 'they are what administrators propose to each other, and what was done is exported itself',
  account_exports: 'they say where this very copy lies',
  company_answers: 'they say when something was answered, and the answers are exported',
  course_reports: 'they say which reports of reading have come, and what they count to is exported',
  events: 'they say with ids when something happened that is exported itself',
  factor_challenges: secret,
  access_changes: secret,
  support_changes: 'they say what our team was asked to change about signing in, which the user was emailed',
  idempotency_keys: 'they are answers that the person got, kept for a repeated call',
  former_trials: 'they are hashes of addresses that the account had, with a trial and a refund that are exported',
  legal_contracts: 'the evidence of the same signature says all of it, and more',
  job_flags: 'they say for which words the team looked at a job, which is exported',
  live_events: 'they say with ids what to read again',
  mail_asks: 'they say when mails were asked for, for a day, and the mails tell it',
  match_job_terms: ofJobs,
  match_jobs: ofOperators,
  match_rep_terms: 'they say by what words of their profile a rep is found, and the profile is exported',
  notification_heads: 'they count notifications, which are exported',
  notification_mails: 'they say when the next mail is due',
  message_files: 'they say which file lies at which message, and both are exported',
  message_report_files: 'they say which file the team looks at, and the files are exported',
  message_notices: 'they say up to where somebody was told of messages, and when the next mail is due',
  one_time_tokens: secret,
  passkey_challenges: secret,
  payfast_inbox: 'it says what we did about notifications, which are exported',
  payment_differences: 'they say how two accounts of a subscription differ that is exported',
  pkce_codes: secret,
  recovery_codes: secret,
  support_looks: ofOperators,
  support_notes: 'they are what administrators tell each other about a question',
  user_notes: 'they are what administrators tell each other about a person',
  support_questions: 'they say which administrator answers next',
};

/** What people say of themselves and of their work lies here, where a column more is easily forgotten. */
type OfPeople = 'users' | 'rep_profiles' | 'business_profiles' | 'jobs' | 'job_versions';

const ofJob =
  'asks_count asks_courses asks_pictures compensation_cents day_rate_cents description duration experience_required hourly_rate_cents industry job_type location_id pay_per positions province required_skills schedule start_date title version';

/** What the deletion of an account leaves as it is: it names nobody, and does not say where somebody is. */
const columnsThatStay: Record<OfPeople, string> = {
  users: 'banned_until created_at deleted_at email_confirmed_at id wrong_factor_codes',
  rep_profiles: 'created_at id phone_since refund_used trial_ends_at user_id version',
  business_profiles: 'created_at id phone_since refund_used trial_ends_at user_id version',
  jobs: `${ofJob} business_id closes_on closing_told_for created_at id most_applicants search sells_to_businesses takes_all_applicants working_days`,
  job_versions: `${ofJob} job_id replaced_at`,
};

/** Ids whose names are exported, what follows from what is, secrets, and how far something is that the person asked for. */
const columnsNotExported: Record<OfPeople, string> = {
  users:
    'banned_until confirmation_sent_at deleted_at new_email_agreed_by new_email_sent_at password_hash updated_at user_metadata wrong_factor_codes',
  rep_profiles: 'id location_id preferred_industry_id preferred_location_id user_id version',
  business_profiles: 'id primary_industry_id primary_location_id user_id version',
  jobs: 'business_id closing_told_for location_id province search sells_to_businesses updated_at working_days',
  job_versions: 'job_id location_id province',
};

const app = await openTestApp({ work: false });
const { rows } = await app.database.pool.query<{ name: string }>(`
  with recursive personal (name) as (
    select table_name::text from information_schema.columns
    where table_schema = 'public'
      and (column_name ~ '(user|rep|business|owner|admin)_id$|email|phone|address' or data_type = 'jsonb')
    union
    select conrelid::regclass::text from pg_constraint join personal on confrelid = name::regclass
  )
  -- The parts of a table are the table.
  select name from personal join pg_class on oid = name::regclass where not relispartition order by name`);
const database = new URL(app.database.url).pathname.slice(1);
const { rows: columns } = await app.database.pool.query<{ table: string; name: string }>(`
  select table_name::text as table, column_name::text as name from information_schema.columns
  where table_schema = 'public' order by column_name::text collate "C"`);
const personal = rows.map(({ name }) => name);

/** What the database is asked meanwhile. */
async function askedBy(deed: () => Promise<unknown>): Promise<string[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await deed();
  const { contexts, calls } = asked.mock;
  // Apps of other tests in this process look around in databases of their own.
  const here = calls.filter((_call, at) => (contexts[at] as pg.Client).database === database);
  asked.mockRestore();
  return here.map(([query]: unknown[]) => (typeof query === 'string' ? query : (query as { text: string }).text));
}

/** What stands after such words. */
const after = (words: RegExp, texts: readonly string[]) =>
  new Set(texts.flatMap((text) => [...text.matchAll(words)].map(([, found = '']) => found)));

async function dealing(): Promise<Person[]> {
  const [business, rep] = await Promise.all([signUpBusiness(app), signUpRep(app)]);
  const { id } = await apply(rep, (await postJob(business)).id);
  await agree(business, rep, id);
  await buy(app, rep, await publish(app));
  return [rep, business];
}

function expectEach(done: ReadonlySet<string>, reasons: object): void {
  expect(personal.length).toBeGreaterThan(40);
  expect(personal.filter((table) => !done.has(table))).toEqual(Object.keys(reasons).sort());
}

/** Columns that what was done leaves alone, each with its table, are those that are named. */
function expectColumns(done: (table: OfPeople) => readonly string[], left: Record<OfPeople, string>): void {
  for (const table of Object.keys(left) as OfPeople[]) {
    const names = columns.filter((column) => column.table === table).map(({ name }) => name);
    const missing = names.filter((name) => !done(table).includes(name));
    expect(missing, table).toEqual(left[table].split(' ').sort());
  }
}

test('whatever is kept about a person goes with the account, or there is a reason why it stays', async () => {
  const people = await dealing();
  const close = async () => {
    for (const { call, password } of people) await call(accountApi.close, { body: { password } });
  };
  const asked = await askedBy(close);
  expectEach(after(/\b(?:delete from|update) "?(\w+)/g, asked), stays);
  expectColumns((table) => {
    const changes = asked.filter((text) => text.startsWith(`update "${table}"`));
    return [
      ...after(
        /"(\w+)" = /g,
        changes.map((text) => text.replace(/ where .*/s, '')),
      ),
    ];
  }, columnsThatStay);
});

test('a person may take along whatever is kept about them, or there is a reason why not', async () => {
  await payGigsHere(app);
  const { rep, business } = await agreed(app);
  const { id: jobId } = await postJob(business);
  const body = { ...(await jobDraft(business.call, { title: 'Edited' })), version: 1 };
  await business.call(ownJobsApi.edit, { params: { jobId }, body });
  await beginFunding(business);
  await beginBuying(rep, await publish(app));
  const people = [...(await dealing()), rep, business];
  const copies: AccountExport[] = [];
  const take = async () => {
    for (const person of people) copies.push(await exportOf(app, person));
  };
  expectEach(after(/\b(?:from|join) "?(\w+)/g, await askedBy(take)), notExported);
  const jobs = copies.flatMap((copy) => copy.jobs);
  const parts: Record<OfPeople, unknown[]> = {
    users: copies.map(({ account }) => account),
    rep_profiles: copies.map(({ rep }) => rep),
    business_profiles: copies.map(({ business: own }) => own),
    jobs,
    job_versions: jobs.flatMap(({ formerVersions }) => formerVersions),
  };
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  expectColumns((table) => Object.keys(parts[table].find(Boolean) ?? {}).map(snake), columnsNotExported);
});
