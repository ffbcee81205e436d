import { type SQL, sql } from 'drizzle-orm';
import { type FoundKind, mostOfKind } from '#contract/admin/panel-search.ts';
import type { NamePart } from '#contract/profiles/name-review.ts';
import { tidyNumber } from '#domain/courses/certificate-number.ts';
import { amountMeant, numberMeant } from '#domain/payouts/search-text.ts';

type Matches = (column: SQL) => SQL;

/** The conditions for columns of each kind. */
export interface Matcher {
  readonly name: Matches;
  readonly title: Matches;
  /** An account's email address, without tolerance for typos. */
  readonly address: Matches;
  /** A number, likewise exact. */
  readonly number: Matches;
}

/** Rows of (id, title, detail, at, cents, batch_id) that the text identifies or that match it; the best of them are shown. */
type Finder = (text: string, matches: Matcher) => SQL;

/** A name waiting for review, searched and shown beside the current one. */
const waitingName = (userId: SQL, part: NamePart): SQL => sql`(
  select ' (new name: ' || n.name_after || ')' from name_changes n
  where n.user_id = ${userId} and n.part = ${part} and n.status = 'waiting')`;

const wantedBy = (matches: Matcher, part: NamePart): SQL => sql`(
  select user_id from name_changes where part = ${part} and status = 'waiting' and ${matches.name(sql`name_after`)} limit ${candidates})`;

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Enough to choose the best from; common words have more, and any will do. One more than are shown, to see whether there are more. */
const candidates = mostOfKind + 1;

/** Users with that id, email address, name or company. */
const usersOf: Finder = (text, matches) =>
  uuid.test(text)
    ? sql`select id from users where id = ${text}`
    : sql`
    (select id from users where ${matches.address(sql`email`)} and deleted_at is null limit ${candidates})
    union (select user_id from rep_profiles where ${matches.name(sql`full_name`)} limit ${candidates})
    union (select user_id from business_profiles where ${matches.name(sql`company_name`)} limit ${candidates})`;

/** Enough for a team that keeps up: their messages have no index. */
const openQuestions = 1000;
const lastMessages = 20;

/** Open questions with a match in the recent messages of either side. */
const writtenIn = (matches: Matcher): SQL => sql`
  select open.conversation_id from (
    select conversation_id from support_questions where status <> 'closed' order by since desc limit ${openQuestions}
  ) open where exists (
    select from (
      select content from messages where conversation_id = open.conversation_id order by position desc limit ${lastMessages}
    ) last where ${matches.title(sql`last.content`)})`;

export const finders: Readonly<Record<FoundKind, Finder>> = {
  people: (text, matches) => {
    const which = uuid.test(text)
      ? sql`select id from users where id = ${text}`
      : sql`
        (select id from users where ${matches.address(sql`email`)} and deleted_at is null limit ${candidates})
        union (select user_id from rep_profiles where ${matches.name(sql`full_name`)} limit ${candidates})
        union ${wantedBy(matches, 'full_name')}`;
    return sql`
      select u.id, concat(coalesce(r.full_name, u.user_metadata ->> 'full_name', u.email), ${waitingName(sql`u.id`, 'full_name')}) as title, u.email as detail,
        u.created_at as at, null::bigint as cents, null::uuid as batch_id
      from users u left join rep_profiles r on r.user_id = u.id
      where u.id in (${which}) and u.deleted_at is null and u.email_confirmed_at is not null`;
  },
  companies: (text, matches) => sql`
    select u.id, concat(b.company_name, ${waitingName(sql`u.id`, 'company_name')}) as title, u.email as detail, b.created_at as at, null::bigint as cents, null::uuid as batch_id
    from (
      select user_id, company_name, created_at from business_profiles
      where ${uuid.test(text) ? sql`user_id = ${text}` : sql`(${matches.name(sql`company_name`)}) or user_id in ${wantedBy(matches, 'company_name')}`} limit ${candidates}
    ) b join users u on u.id = b.user_id and u.deleted_at is null`,
  jobs: (text, matches) => sql`
    select j.id, j.title, b.company_name || ', ' || j.status as detail, j.created_at as at, null::bigint as cents, null::uuid as batch_id
    from (
      select id, title, status, business_id, created_at from jobs
      where ${uuid.test(text) ? sql`id = ${text}` : matches.title(sql`title`)} limit ${candidates}
    ) j join business_profiles b on b.id = j.business_id`,
  payments: (text, matches) => sql`
    select p.merchant_payment_id as id, p.item_name as title,
      concat_ws(', ', coalesce(r.full_name, b.company_name), p.payment_status) as detail,
      p.created_at as at, p.amount_gross as cents, null::uuid as batch_id
    from payfast_payments p
    left join rep_profiles r on r.user_id = p.user_id and p.side = 'rep'
    left join business_profiles b on b.user_id = p.user_id and p.side = 'business'
    where p.merchant_payment_id in (
      (select merchant_payment_id from payfast_payments where ${numbered(text)})
      union (select merchant_payment_id from payfast_payments where amount_gross = ${amountMeant(text)}::bigint
        order by created_at desc limit ${candidates})
      union (
        select own.merchant_payment_id from (${usersOf(text, matches)}) payer, lateral (
          select merchant_payment_id from payfast_payments where user_id = payer.id order by created_at desc limit 5
        ) own limit ${candidates}))`,
  payouts: (text, matches) => sql`
    select p.id, 'TH' || lpad(p.number::text, greatest(6, length(p.number::text)), '0') as title,
      r.full_name || ', ' || p.status as detail, p.asked_at as at, p.amount_cents as cents, p.batch_id
    from payouts p join rep_profiles r on r.id = p.rep_id
    where p.id in (
      (select id from payouts where ${ownNumber(text, 'payout')})
      union (select id from payouts where amount_cents = ${amountMeant(text)}::bigint order by asked_at desc limit ${candidates})
      union (
        select own.id from (${usersOf(text, matches)}) payee join rep_profiles rep on rep.user_id = payee.id, lateral (
          select id from payouts where rep_id = rep.id order by asked_at desc limit 5
        ) own limit ${candidates}))`,
  batches: (text) => sql`
    select b.id, 'TB' || lpad(b.number::text, greatest(6, length(b.number::text)), '0') as title,
      b.payout_count || case b.payout_count when 1 then ' payout, ' else ' payouts, ' end || b.status as detail, b.made_at as at, b.total_cents as cents, null::uuid as batch_id
    from payout_batches b
    where ${ownNumber(text, 'batch')} or b.total_cents = ${amountMeant(text)}::bigint`,
  // Few gigs end in a dispute: only those are scanned, not all gigs.
  disputes: (text, matches) => sql`
    select distinct on (e.id) e.id, e.title, r.full_name || ' and ' || b.company_name || ', ' || m.status as detail,
      e.accepted_at as at, m.funded_cents as cents, null::uuid as batch_id
    from milestones m join engagements e on e.id = m.engagement_id
    join rep_profiles r on r.id = e.rep_id join business_profiles b on b.id = e.business_id
    where m.status in ('disputed', 'resolved') and ${
      uuid.test(text)
        ? sql`(e.id = ${text} or m.id = ${text})`
        : sql`((${matches.title(sql`e.title`)}) or (${matches.name(sql`r.full_name`)}) or (${matches.name(sql`b.company_name`)})
            or m.funded_cents = ${amountMeant(text)}::bigint)`
    }
    order by e.id, m.number desc`,
  questions: (text, matches) => sql`
    select q.conversation_id as id, coalesce(r.full_name, b.company_name, u.email) as title,
      left((select content from messages last where last.conversation_id = q.conversation_id
        order by last.position desc limit 1), 100) || ', ' || q.status as detail,
      q.since as at, null::bigint as cents, null::uuid as batch_id
    from support_questions q join conversations c on c.id = q.conversation_id
    join users u on u.id = c.person_id and u.deleted_at is null
    left join rep_profiles r on r.user_id = u.id left join business_profiles b on b.user_id = u.id
    where ${uuid.test(text) ? sql`q.conversation_id = ${text} or c.person_id = ${text}` : sql`c.person_id in (select id from (${usersOf(text, matches)}) asker) or q.conversation_id in (${writtenIn(matches)})`}`,
  certificates: (text, matches) => sql`
    select c.id, c.number as title, c.holder_name || ', ' || v.title as detail, c.issued_at as at, null::bigint as cents, null::uuid as batch_id
    from certificates c join course_versions v on v.id = c.version_id
    where c.id in (
      (select id from certificates where number = ${tidyNumber(text)})
      union (select id from certificates where ${matches.number(sql`number`)} limit ${candidates})
      union (select id from certificates where ${matches.name(sql`holder_name`)} limit ${candidates})
      union (
        select mine.id from certificates mine where mine.user_id in (
          select id from users where ${matches.address(sql`email`)} and deleted_at is null limit ${candidates})))`,
};

/** The number of a payout or of a batch, with or without its letters. */
function ownNumber(text: string, of: 'payout' | 'batch'): SQL {
  if (uuid.test(text)) return sql`id = ${text}`;
  return sql`number = ${numberMeant(text, of)}::bigint`;
}

/** A payment number: the provider's, the receipt's, or ours. */
function numbered(text: string): SQL {
  if (uuid.test(text)) return sql`merchant_payment_id = ${text} or pf_payment_id = ${text}`;
  if (/^\d{1,15}$/.test(text)) return sql`pf_payment_id = ${text} or receipt_number = ${text}`;
  return sql`pf_payment_id = ${text}`;
}
