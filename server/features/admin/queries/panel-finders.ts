import { type SQL, sql } from 'drizzle-orm';
import type { FoundKind } from '#contract/panel-search.ts';
import type { NamePart } from '#contract/profiles/name-review.ts';
import { tidyNumber } from '#domain/courses/certificate-number.ts';

type Matches = (column: SQL) => SQL;

/** What a column of each kind has to be like. */
export interface Matcher {
  readonly name: Matches;
  readonly title: Matches;
  /** Of an account. It is right, or it is another. */
  readonly address: Matches;
  /** As an address is. */
  readonly number: Matches;
}

/** Rows of (id, title, detail, at, cents) that the text names or that match it: the best are chosen from them. */
type Finder = (text: string, matches: Matcher) => SQL;

/** A name that waits for review, beside the one that others see: searched and shown too. */
const waitingName = (userId: SQL, part: NamePart): SQL => sql`(
  select ' (new name: ' || n.name_after || ')' from name_changes n
  where n.user_id = ${userId} and n.part = ${part} and n.status = 'waiting')`;

const wantedBy = (matches: Matcher, part: NamePart): SQL => sql`(
  select user_id from name_changes where part = ${part} and status = 'waiting' and ${matches.name(sql`name_after`)} limit ${candidates})`;

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Enough to choose the best from; common words have more, of which any will do. */
const candidates = 50;

/** Whoever has that id, address or name, or that company. */
const usersOf: Finder = (text, matches) =>
  uuid.test(text)
    ? sql`select id from users where id = ${text}`
    : sql`
    (select id from users where ${matches.address(sql`email`)} and deleted_at is null limit ${candidates})
    union (select user_id from rep_profiles where ${matches.name(sql`full_name`)} limit ${candidates})
    union (select user_id from business_profiles where ${matches.name(sql`company_name`)} limit ${candidates})`;

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
        u.created_at as at, null::bigint as cents
      from users u left join rep_profiles r on r.user_id = u.id
      where u.id in (${which}) and u.deleted_at is null and u.email_confirmed_at is not null`;
  },
  companies: (text, matches) => sql`
    select u.id, concat(b.company_name, ${waitingName(sql`u.id`, 'company_name')}) as title, u.email as detail, b.created_at as at, null::bigint as cents
    from (
      select user_id, company_name, created_at from business_profiles
      where ${uuid.test(text) ? sql`user_id = ${text}` : sql`(${matches.name(sql`company_name`)}) or user_id in ${wantedBy(matches, 'company_name')}`} limit ${candidates}
    ) b join users u on u.id = b.user_id and u.deleted_at is null`,
  jobs: (text, matches) => sql`
    select j.id, j.title, b.company_name || ', ' || j.status as detail, j.created_at as at, null::bigint as cents
    from (
      select id, title, status, business_id, created_at from jobs
      where ${uuid.test(text) ? sql`id = ${text}` : matches.title(sql`title`)} limit ${candidates}
    ) j join business_profiles b on b.id = j.business_id`,
  payments: (text, matches) => sql`
    select p.merchant_payment_id as id, p.item_name as title,
      concat_ws(', ', coalesce(r.full_name, b.company_name), p.payment_status) as detail,
      p.created_at as at, p.amount_gross as cents
    from payfast_payments p
    left join rep_profiles r on r.user_id = p.user_id and p.side = 'rep'
    left join business_profiles b on b.user_id = p.user_id and p.side = 'business'
    where p.merchant_payment_id in (
      (select merchant_payment_id from payfast_payments where ${numbered(text)})
      union (
        select own.merchant_payment_id from (${usersOf(text, matches)}) payer, lateral (
          select merchant_payment_id from payfast_payments where user_id = payer.id order by created_at desc limit 5
        ) own limit ${candidates}))`,
  certificates: (text, matches) => sql`
    select c.id, c.number as title, c.holder_name || ', ' || v.title as detail, c.issued_at as at, null::bigint as cents
    from certificates c join course_versions v on v.id = c.version_id
    where c.id in (
      (select id from certificates where number = ${tidyNumber(text)})
      union (select id from certificates where ${matches.number(sql`number`)} limit ${candidates})
      union (select id from certificates where ${matches.name(sql`holder_name`)} limit ${candidates})
      union (
        select mine.id from certificates mine where mine.user_id in (
          select id from users where ${matches.address(sql`email`)} and deleted_at is null limit ${candidates})))`,
};

/** The provider's number, that of the receipt, or ours. */
function numbered(text: string): SQL {
  if (uuid.test(text)) return sql`merchant_payment_id = ${text} or pf_payment_id = ${text}`;
  if (/^\d{1,15}$/.test(text)) return sql`pf_payment_id = ${text} or receipt_number = ${text}`;
  return sql`pf_payment_id = ${text}`;
}
