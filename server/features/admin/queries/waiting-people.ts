import { sql } from 'drizzle-orm';
import { engagementTimes } from '#contract/agreed-terms.ts';
import { nameOf, type WaitingSource } from './waiting-source.ts';

/** Waiting items about people: documents, questions and disputes. */
export const waitingPeople = {
  // Not those that wait for the person to send a document again.
  vetting: () => sql`
    select v.id as key, v.id, v.submitted_at as at, ${nameOf(sql`v.user_id`)} as who, v.user_type as what,
      1 as count, null::bigint as cents, case when v.claimed_until > now() then a.email end as taken_by
    from user_vetting v join users u on u.id = v.user_id and u.deleted_at is null
    left join admin_users a on a.id = v.claimed_by
    where v.status = 'pending' and not exists (
      select from user_documents asked
      where asked.vetting_id = v.id and asked.asked_again_at is not null and asked.replaced_at is null)`,
  name_change: () => sql`
    select n.id as key, n.id, n.created_at as at, n.name_before as who, n.name_after as what,
      1 as count, null::bigint as cents, null::text as taken_by
    from name_changes n join users u on u.id = n.user_id and u.deleted_at is null
    where n.decided_at is null`,
  // Most matches are open: the fence keeps the planner from scanning all jobs for them.
  matches: () => sql`
    select m.job_id as key, m.job_id as id, m.waiting_since as at, b.company_name as who, j.title as what,
      1 as count, null::bigint as cents, case when m.claimed_until > now() then a.email end as taken_by
    from match_jobs m
    cross join lateral (select title, business_id from jobs where id = m.job_id and status = 'active' offset 0) j
    join business_profiles b on b.id = j.business_id left join admin_users a on a.id = m.claimed_by
    where m.waiting_since is not null`,
  match_look: () => sql`
    select l.id as key, l.id, l.asked_at as at, r.full_name as who, j.title as what,
      1 as count, null::bigint as cents, null::text as taken_by
    from match_looks l join rep_profiles r on r.id = l.rep_id left join jobs j on j.id = l.job_id
    where l.answered_at is null`,
  job_case: () => sql`
    select c.id as key, c.job_id as id, c.opened_at as at, b.company_name as who, j.title as what,
      1 as count, null::bigint as cents, a.email as taken_by
    from job_cases c join jobs j on j.id = c.job_id join business_profiles b on b.id = j.business_id
    left join admin_users a on a.id = c.claimed_by
    where c.decided_at is null`,
  dispute: () => sql`
    select m.id as key, e.id,
      coalesce(m.appealed_at, m.decide_by - make_interval(days => ${engagementTimes.disputeDays})) as at,
      r.full_name || ' and ' || b.company_name as who, e.title as what,
      1 as count, m.funded_cents as cents, null::text as taken_by,
      case when m.ruled_cents is not null then m.due_at when cardinality(m.spoke) = 1 then least(m.due_at, m.decide_by) else m.decide_by end as due
    from milestones m join engagements e on e.id = m.engagement_id
    join rep_profiles r on r.id = e.rep_id join business_profiles b on b.id = e.business_id
    where m.status = 'disputed' and m.charged_back_at is null and (m.ruled_cents is null or m.appealed_at is not null)`,
  charged_back: () => sql`
    select m.id as key, e.id, m.charged_back_at as at, r.full_name || ' and ' || b.company_name as who, e.title as what,
      1 as count, m.funded_cents as cents, null::text as taken_by
    from milestones m join engagements e on e.id = m.engagement_id
    join rep_profiles r on r.id = e.rep_id join business_profiles b on b.id = e.business_id
    where m.status = 'disputed' and m.charged_back_at is not null`,
  reliability_appeal: () => sql`
    select p.id as key, p.id, p.appealed_at as at, coalesce(r.full_name, b.company_name) as who, e.title as what,
      1 as count, null::bigint as cents, null::text as taken_by
    from reliability_appeals p join reliability_entries n on n.id = p.entry_id
    join milestones m on m.id = n.milestone_id join engagements e on e.id = m.engagement_id
    left join rep_profiles r on r.id = n.rep_id left join business_profiles b on b.id = n.business_id
    where p.decided_at is null`,
  report: () => sql`
    select r.id as key, r.id, r.created_at as at, ${nameOf(sql`r.reported_id`)} as who, r.reason as what,
      1 as count, null::bigint as cents, null::text as taken_by
    from message_reports r where r.decided_at is null`,
  review: () => sql`
    select c.id as key, c.id, c.created_at as at, r.full_name || ' and ' || b.company_name as who, e.title as what,
      1 as count, null::bigint as cents, null::text as taken_by
    from review_cases c join reviews v on v.id = c.review_id join engagements e on e.id = v.engagement_id
    join rep_profiles r on r.id = v.rep_id join business_profiles b on b.id = v.business_id
    where c.decided_at is null`,
  question: () => sql`
    select q.conversation_id as key, q.conversation_id as id, q.since as at, ${nameOf(sql`c.person_id`)} as who,
      null::text as what, 1 as count, null::bigint as cents, a.email as taken_by
    from support_questions q join conversations c on c.id = q.conversation_id
    join users u on u.id = c.person_id and u.deleted_at is null
    left join admin_users a on a.id = q.assigned_to
    where q.status = 'open'`,
  contact_message: () => sql`
    select c.id as key, c.id, c.created_at as at, c.name as who, c.subject as what,
      1 as count, null::bigint as cents, a.email as taken_by
    from contact_messages c left join admin_users a on a.id = c.assigned_to where c.handled_at is null`,
  lead: () => sql`
    select l.id as key, l.id, l.consented_at as at, coalesce(l.company_name, l.name) as who, l.kind as what,
      1 as count, null::bigint as cents, a.email as taken_by
    from leads l left join admin_users a on a.id = l.assigned_to where l.handled_at is null`,
} as const satisfies Record<string, WaitingSource>;
