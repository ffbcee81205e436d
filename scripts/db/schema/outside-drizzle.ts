interface OfSql {
  /** The feature whose statements read and write it. */
  readonly noun: string;
  readonly why: string;
}

const sums = 'a sum that triggers and statements keep; no row of it is ever an object';
const changes = 'what triggers add up, until one statement folds it into the sum';
const figures = 'figures that statements fill and add up by the thousand';
const parts = 'a partition of admin_audit';

/** Tables that only SQL reads and writes, so that Drizzle does not declare them. */
export const tablesOfSql: Readonly<Record<string, OfSql>> = {
  account_total_changes: { noun: 'ledger', why: changes },
  account_totals: { noun: 'ledger', why: sums },
  admin_audit_money: { noun: 'operators', why: parts },
  admin_audit_money_other: { noun: 'operators', why: parts },
  admin_audit_rest: { noun: 'operators', why: parts },
  admin_audit_rest_other: { noun: 'operators', why: parts },
  analytics_cohorts: { noun: 'analytics', why: figures },
  analytics_days: { noun: 'analytics', why: figures },
  analytics_deeds: { noun: 'analytics', why: figures },
  analytics_progress: { noun: 'analytics', why: 'one row: up to when the figures are counted' },
  course_count_changes: { noun: 'courses', why: changes },
  course_counts: { noun: 'courses', why: sums },
  course_money: { noun: 'courses', why: sums },
  course_money_changes: { noun: 'courses', why: changes },
  earning_changes: { noun: 'ledger', why: changes },
  earnings_by_day: { noun: 'ledger', why: sums },
  installation: { noun: 'platform', why: 'names and values that belong to no feature; each reader asks for one' },
  job_count_changes: { noun: 'jobs', why: changes },
  job_counts: { noun: 'jobs', why: sums },
  job_words: { noun: 'jobs', why: 'words of the search, filled by a trigger and read inside the search statement' },
  match_job_terms: { noun: 'matching', why: 'terms that one statement fills and the matching statement joins' },
  panel_days: { noun: 'admin', why: figures },
  panel_now: { noun: 'admin', why: figures },
};

const bySearch = 'for the search statement; a select of the row would fetch it each time';
const byDistance = 'for the statements that measure distances; each job shows its location and would fetch it';

/** Columns of declared tables that only SQL reads and writes, so that no select of a row fetches them. */
export const columnsOfSql: Readonly<Record<string, string>> = {
  'jobs.search': bySearch,
  'jobs.sells_to_businesses': bySearch,
  'ledger_transfers.booked_in': 'the transaction that booked it, for the trigger that refuses later entries',
  'locations.latitude': byDistance,
  'locations.longitude': byDistance,
  'match_reps.taken_hours': 'a multirange, which only the matching statement compares',
  'payment_courses.went_back': 'kept by a trigger, and compared by SQL',
  'user_roles.business_user_id': 'generated, for the foreign keys of business_profiles',
  'user_roles.rep_user_id': 'generated, for the foreign keys of rep_profiles',
};
