import type pg from 'pg';
import { waitingKinds } from '#contract/admin/waiting.ts';
import { analyticsIndustries, analyticsProvinces, mostPeriods, periodLengths } from '#contract/analytics/analytics.ts';
import { figures } from '#contract/analytics/figures.ts';
import { jobIndustries } from '#contract/catalogue/options.ts';
import { enquiryLists } from '#contract/contact/enquiries.ts';
import { systemCheckNames } from '#contract/diagnostics/system-checks.ts';
import { disputeLists } from '#contract/engagements/dispute-review.ts';
import { jobStatuses } from '#contract/jobs/options.ts';
import { lookLists } from '#contract/matching/options.ts';
import { supportLists } from '#contract/messaging/options.ts';
import { reportLists } from '#contract/messaging/reports.ts';
import {
  notificationStates,
  paymentStatuses,
  refundStatuses,
  subscriptionStatuses,
} from '#contract/payments/options.ts';
import { payoutLists } from '#contract/payouts/admin-payouts.ts';
import { batchStatuses } from '#contract/payouts/batches.ts';
import { vettingLists } from '#contract/vetting/cases.ts';
import { legalUserTypes } from '#contract/vetting/legal.ts';
import { addDays, dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { encodeCursor } from '#server/platform/http/cursor.ts';

export interface PanelCall {
  readonly name: string;
  /** One search, or any other read: they have limits of their own. */
  readonly kind: 'read' | 'search';
  /** Turn 0, 1, 2 …: other rows, other filters. */
  readonly path: (turn: number) => string;
}

type Path = string | ((turn: number) => string);

/** Every read of the panel, in the order of its pages. Calls to other companies are excluded. */
export async function panelCalls(pool: pg.Pool): Promise<PanelCall[]> {
  const ids = await sampleIds(pool);
  const read = (name: string, path: Path): PanelCall => ({
    name,
    kind: 'read',
    path: (turn) => `/api/admin/${typeof path === 'string' ? path : path(turn)}`,
  });
  const of = (name: string, path: string, key: string, values: readonly string[]) =>
    read(name, (turn) => `${path}${path.includes('?') ? '&' : '?'}${key}=${encodeURIComponent(at(values, turn))}`);
  const each = (name: string, list: readonly string[], path: (id: string) => string) =>
    list.length === 0 ? [] : [read(name, (turn) => path(at(list, turn)))];
  const search = (name: string, words: readonly string[]): PanelCall => ({
    name: `search: ${name}`,
    kind: 'search',
    path: (turn) => `/api/admin/search?q=${encodeURIComponent(at(words, turn))}`,
  });
  const today = dayInSouthAfrica(new Date());
  const since = (by: string) => addDays(today, -(mostPeriods - 2) * (by === 'day' ? 1 : by === 'week' ? 7 : 30));
  const lengths = periodLengths.map((by) => `from=${since(by)}&to=${today}&by=${by}`);
  const year = `from=${addDays(today, -364)}&to=${today}`;
  return [
    read('figures', 'figures'),
    read('what waits', 'waiting'),
    of('what waits, of a kind', 'waiting', 'kind', Object.keys(waitingKinds)),
    read('how much waits', 'waiting/counts'),
    read('users', 'users'),
    read('users by address', 'users?sort=email'),
    of('users, deep page', 'users', 'cursor', ids.userCursors),
    of('users by address, deep page', 'users?sort=email', 'cursor', ids.userCursors),
    of('users of a type', 'users', 'type', ['sales_rep', 'business', 'both']),
    of('users in a state', 'users', 'state', ['active', 'suspended', 'unconfirmed']),
    of('users by vetting', 'users', 'legal', ['none', 'pending', 'approved', 'rejected']),
    of('users by plan', 'users', 'plan', ['trial', 'subscribed', 'neither']),
    of('users by address, filtered', 'users?sort=email&type=business', 'legal', [
      'pending',
      'approved',
      'rejected',
      'none',
    ]),
    of('users, all filters', 'users?type=sales_rep&state=suspended&plan=trial', 'legal', [
      'pending',
      'approved',
      'rejected',
    ]),
    of('users found', 'users', 'search', ids.words),
    of('users found, by address', 'users?sort=email', 'search', ids.words),
    of('users found, filtered', 'users?type=business&legal=approved', 'search', ids.words),
    ...each('a user', ids.users, (id) => `users/${id}`),
    ...['legal', 'work', 'money', 'reports', 'sessions', 'mails', 'notes', 'history'].flatMap((part) =>
      each(`a user, ${part}`, ids.users, (id) => `users/${id}/${part}`),
    ),
    ...['work', 'money', 'history'].flatMap((part) =>
      each(`the busiest users, ${part}`, ids.busyUsers, (id) => `users/${id}/${part}`),
    ),
    read('jobs', 'jobs'),
    of('jobs, deep page', 'jobs', 'cursor', ids.jobCursors),
    of('jobs in a state', 'jobs', 'status', jobStatuses),
    of('jobs of an industry', 'jobs', 'industry', jobIndustries),
    of('jobs in a state, of an industry', 'jobs?status=paused', 'industry', jobIndustries),
    read('jobs that were reported', 'jobs?reported=yes'),
    of('jobs found', 'jobs', 'search', ids.words),
    of('jobs found, filtered', 'jobs?status=active&industry=Retail', 'search', ids.words),
    ...each('a job', ids.jobs, (id) => `jobs/${id}`),
    read('cases of jobs', 'job-cases'),
    read('how many cases of jobs', 'job-cases/counts'),
    read('words that flag', 'flag-words'),
    of('vetting', 'vetting', 'list', vettingLists),
    of('vetting of a side', 'vetting?list=approved', 'userType', legalUserTypes),
    of('vetting, found', 'vetting?list=approved', 'search', ids.words),
    read('how many wait for vetting', 'vetting/counts'),
    ...each('a vetting case', ids.vetting, (id) => `vetting/${id}`),
    read('matches', 'match-jobs'),
    read('how many wait for a match', 'match-jobs/counts'),
    ...each('matches of a job', ids.matchJobs, (id) => `match-jobs/${id}`),
    read('agreement about matches', 'match-agreement'),
    of('looks at matches', 'match-looks', 'list', lookLists),
    read('fairness of matching', 'match-fairness'),
    of('payouts', 'payouts', 'list', payoutLists),
    read('figures of payouts', 'payout-figures'),
    of('batches', 'payout-batches', 'status', batchStatuses),
    ...each('a batch', ids.batches, (id) => `payout-batches/${id}`),
    read('holds on wallets', 'wallet-holds'),
    read('bank statements', 'bank-statements'),
    of('disputes', 'disputes', 'list', disputeLists),
    of('work of a person', 'engagements', 'email', ids.emails),
    ...each('a dispute', ids.disputes, (id) => `engagements/${id}`),
    read('money as it stands', 'money'),
    read('holds on pay', 'pay-holds'),
    read('corrections', 'corrections'),
    read('lines of the provider', 'provider-lines'),
    read('payouts of the provider', 'provider-payouts'),
    read('payments', 'payments'),
    of('payments in a state', 'payments', 'status', paymentStatuses),
    of('payments found', 'payments', 'q', [...ids.words, ...ids.payments.slice(0, 5)]),
    ...each('a payment', ids.payments, (id) => `payments/${id}`),
    of('subscriptions', 'subscriptions', 'status', subscriptionStatuses),
    of('subscriptions found', 'subscriptions', 'q', ids.words),
    of('notifications of payments', 'payment-notifications', 'state', notificationStates),
    read('differences', 'payment-differences'),
    of('refunds', 'refunds', 'status', refundStatuses),
    of('questions', 'support', 'list', supportLists),
    read('how many questions', 'support/counts'),
    ...each('a question', ids.questions, (id) => `support/${id}`),
    ...each('messages of a question', ids.questions, (id) => `support/${id}/messages`),
    of('reports of messages', 'reports', 'list', reportLists),
    read('how many reports of messages', 'reports/counts'),
    ...each('a report of a message', ids.reports, (id) => `reports/${id}`),
    of('contact messages', 'contact-messages', 'list', enquiryLists),
    of('leads', 'leads', 'list', enquiryLists),
    read('courses', 'courses'),
    ...each('a course', ids.courses, (id) => `courses/${id}`),
    ...each('a certificate', ids.certificates, (number) => `certificates/${number}`),
    read('audit log', 'audit'),
    of('audit log, deep page', 'audit', 'cursor', ids.auditCursors),
    read('analytics by day, week, month', (turn) => `analytics?${at(lengths, turn)}`),
    of('analytics of a province', `analytics?${lengths[1]}`, 'province', analyticsProvinces),
    of('analytics of an industry', `analytics?${lengths[1]}`, 'industry', analyticsIndustries),
    of('a figure by province', `analytics/split?${year}&by=province`, 'figure', figures),
    of('a figure by industry', `analytics/split?${year}&by=industry`, 'figure', figures),
    of('cohorts', 'analytics/cohorts', 'side', ['rep', 'business']),
    of('rows of a figure', `analytics/deeds?${year}`, 'figure', figures),
    of('rows of a figure in a province', `analytics/deeds?${year}&province=Limpopo`, 'figure', figures),
    read('settings', 'settings'),
    read('changes of settings', 'settings/changes'),
    read('team', 'team'),
    ...systemCheckNames
      .filter((check) => check !== 'mail' && check !== 'payfast')
      .map((check) => read(`diagnostics, ${check}`, `diagnostics/${check}`)),
    read('failed tasks', 'failed-tasks'),
    read('reports of the browser', 'policy-reports'),
    search('common words', ['promoter', 'sales', 'thabo', 'weekend', 'the', 'shop', 'example', 'and']),
    search('rare words', ids.words),
    search('whole names', ids.names),
    search(
      'parts of addresses',
      ids.emails.map((email) => email.slice(0, 9)),
    ),
    search('whole addresses', ids.emails),
    search('ids', [...ids.users.slice(0, 7), ...ids.jobs.slice(0, 7), ...ids.payments.slice(0, 7)]),
    search('certificates', ids.certificates),
    search('slips', ['promotor', 'thabbo', 'mokoenna', 'merchandizer', 'nkosi tradng', 'dlaminni']),
    search('nothing there', [
      'qqxzqqxz',
      'zzyzx road',
      '00000000-0000-4000-8000-000000000000',
      'nobody@nowhere.example',
      '%%%',
      '999999999',
    ]),
  ];
}

const at = (list: readonly string[], turn: number): string => list[turn % list.length] ?? '';

async function sampleIds(pool: pg.Pool) {
  const some = async (text: string): Promise<string[]> => {
    const { rows } = await pool.query<{ id: string }>(text);
    return rows.map(({ id }) => id);
  };
  const cursors = async (table: string, column: string) => {
    const { rows } = await pool.query<{ at: Date; id: string }>(
      `select ${column} as at, id from ${table} order by md5(id::text) limit 40`,
    );
    return rows.map(encodeCursor);
  };
  const mixed = (table: string, column = 'id', where = 'true') =>
    some(`select ${column}::text as id from ${table} where ${where} order by md5(${column}::text) limit 40`);
  const names = await mixed('rep_profiles', 'full_name');
  return {
    names,
    /** Of names and companies, none of them in every row. */
    words: [
      ...names.slice(0, 20).map((name) => name.split(' ').at(-1) ?? name),
      ...(await mixed('business_profiles', 'company_name')).slice(0, 20),
    ],
    emails: await mixed('users', 'email', 'email_confirmed_at is not null'),
    users: await mixed('users', 'id', 'email_confirmed_at is not null'),
    busyUsers: await some(`
      (select user_id as id from rep_profiles join (
        select rep_id from engagements group by rep_id order by count(*) desc limit 10) most on rep_id = id)
      union all
      (select user_id from business_profiles join (
        select business_id from jobs group by business_id order by count(*) desc limit 10) most on business_id = id)`),
    userCursors: await cursors('users', 'created_at'),
    jobs: await mixed('jobs'),
    jobCursors: await cursors('jobs', 'created_at'),
    vetting: await mixed('user_vetting'),
    matchJobs: await mixed('match_jobs', 'job_id', 'waiting_since is not null'),
    batches: await mixed('payout_batches'),
    disputes: await mixed('milestones', 'engagement_id', "status = 'disputed'"),
    payments: await mixed('payfast_payments', 'merchant_payment_id'),
    questions: await mixed('support_questions', 'conversation_id', "status <> 'closed'"),
    reports: await mixed('message_reports'),
    courses: await mixed('courses'),
    certificates: await mixed('certificates', 'number'),
    auditCursors: await cursors('admin_audit', 'created_at'),
  };
}
