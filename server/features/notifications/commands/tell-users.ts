import { type SQL, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type {
  MailTopic,
  NotificationContent,
  NotificationKind,
  NotificationPortal,
} from '#contract/notifications/notifications.ts';
import { isUrgent } from '#domain/notifications/urgent-news.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { dataOf } from '../present.ts';
import { queuePushes } from '../push/commands/queue-pushes.ts';

/** Something that one person is to be told. */
export interface News {
  readonly userId: string;
  readonly content: NotificationContent;
  /** The other person whom it names. */
  readonly aboutUserId: string | null;
  /** `once`: names what happened, so that it is told once. `counted`: unread ones about the same thing are counted up. */
  readonly how: { readonly once: string } | { readonly counted: string };
}

interface KindFacts {
  /** Null: that of the side which the content names. */
  readonly portal: NotificationPortal | null;
  /** The choice that decides whether it is mailed; null: never. */
  readonly mail: MailTopic | null;
  /** It is told how many there are by now, and not how many came on top. */
  readonly countsAll?: true;
}

/** A new kind begins here, with its words and its page in `domain/notifications/notification-words.ts`. */
const facts: Record<NotificationKind, KindFacts> = {
  'application.moved': { portal: 'rep', mail: 'applicationUpdates' },
  'interview.proposed': { portal: 'rep', mail: 'applicationUpdates' },
  'interview.cancelled': { portal: 'rep', mail: 'applicationUpdates' },
  'job.closed': { portal: 'rep', mail: null },
  'job.report_decided': { portal: 'rep', mail: 'applicationUpdates' },
  'work.moved': { portal: 'rep', mail: 'applicationUpdates' },
  'job.invited': { portal: 'rep', mail: 'applicationUpdates' },
  // Those who want it by mail have the weekly one.
  'job.fits': { portal: 'rep', mail: null },
  'job.takes_more': { portal: 'rep', mail: 'applicationUpdates' },
  'courses.asked': { portal: 'rep', mail: 'applicationUpdates' },
  'course.given': { portal: 'rep', mail: 'workUpdates' },
  'course.gift_ended': { portal: 'rep', mail: 'workUpdates' },
  'applicants.new': { portal: 'business', mail: 'newApplicants' },
  'applicants.withdrew': { portal: 'business', mail: null },
  'interview.accepted': { portal: 'business', mail: 'interviewAnswers' },
  'interview.declined': { portal: 'business', mail: 'interviewAnswers' },
  'interview.off': { portal: 'business', mail: 'interviewAnswers' },
  // The deed itself sends a mail, which nobody can stop.
  'job.moderated': { portal: 'business', mail: null },
  'job.closing': { portal: 'business', mail: 'jobClosing' },
  'payout.moved': { portal: 'rep', mail: 'workUpdates' },
  'wallet.held': { portal: 'rep', mail: 'workUpdates' },
  'pay.hold': { portal: 'rep', mail: 'workUpdates' },
  'work.opened': { portal: null, mail: 'workUpdates' },
  'work.step': { portal: null, mail: 'workUpdates' },
  'work.due': { portal: null, mail: 'workUpdates' },
  'work.code_replaced': { portal: 'business', mail: 'workUpdates' },
  'work.terms': { portal: null, mail: 'workUpdates' },
  // Mailed with its conversation, and only when that is still unread.
  'message.waiting': { portal: null, mail: null, countsAll: true },
  'training.added': { portal: 'rep', mail: null },
  // The deed itself sends a mail, which nobody can stop.
  'certificate.withdrawn': { portal: 'rep', mail: null },
  // The decision itself sends an email, which cannot be turned off.
  'name.decided': { portal: null, mail: null },
  'vetting.moved': { portal: null, mail: null },
};

const given = sql.placeholder;

const countsAll = sql.raw(
  Object.entries(facts)
    .flatMap(([kind, one]) => (one.countsAll ? [`'${kind}'`] : []))
    .join(', '),
);

const tell = prepared('notifications_tell', (db, name) => {
  const step = (alias: string, body: SQL) => db.$with(alias, {}).as(body);
  const news = step(
    'news',
    sql`select * from unnest(
        ${given('ids')}::uuid[], ${given('userIds')}::uuid[], ${given('portals')}::text[], ${given('kinds')}::text[],
        ${given('data')}::jsonb[], ${given('counts')}::int[], ${given('subjects')}::uuid[], ${given('onceKeys')}::text[],
        ${given('aboutUserIds')}::uuid[], ${given('topics')}::text[]
      ) with ordinality as news (
        id, user_id, portal, kind, data, count, subject, once_key, about_user_id, mail_topic, turn)`,
  );
  // Held before the list, as by whoever deletes an account: they wait for this, or this for them and then finds nobody.
  const people = step(
    'people',
    sql`select id from users where id = any(${given('userIds')}::uuid[]) and deleted_at is null
      order by id for key share`,
  );
  const heads = step(
    'heads',
    sql`insert into notification_heads as head (user_id, last_place)
      select news.user_id, count(*) from news join people on people.id = news.user_id
      group by news.user_id order by news.user_id
      on conflict (user_id) do update set last_place = head.last_place + excluded.last_place
      returning user_id, last_place`,
  );
  const placed = step(
    'placed',
    sql`select news.*, clock_timestamp() as told_at,
        last_place - count(*) over (partition by user_id)
          + row_number() over (partition by user_id order by turn) as place
      from news join heads using (user_id) order by user_id, turn`,
  );
  const counted = step(
    'counted',
    sql`insert into notifications as before
        (id, user_id, place, portal, kind, data, count, subject, about_user_id, mail_topic, told_at)
      select id, user_id, place, portal, kind, data, count, subject, about_user_id, mail_topic, told_at
      from placed where subject is not null
      on conflict (user_id, kind, subject) where read_at is null and subject is not null
      do update set place = excluded.place, data = excluded.data,
        count = excluded.count + case when excluded.kind in (${countsAll}) then 0 else before.count end,
        about_user_id = excluded.about_user_id, told_at = excluded.told_at
      returning id, user_id, place, kind, coalesce(subject::text, once_key) as about, mail_topic`,
  );
  const once = step(
    'once',
    sql`insert into notifications
        (id, user_id, place, portal, kind, data, once_key, about_user_id, mail_topic, told_at)
      select id, user_id, place, portal, kind, data, once_key, about_user_id, mail_topic, told_at
      from placed where once_key is not null
      on conflict (user_id, once_key) where once_key is not null do nothing
      returning id, user_id, place, kind, coalesce(subject::text, once_key) as about, mail_topic`,
  );
  const told = step('told', sql`select * from counted union all select * from once`);
  const due = step(
    'due',
    sql`insert into notification_mails as mail (user_id, topic, due_at)
      select distinct user_id, mail_topic, now() from told where mail_topic is not null order by 1, 2
      on conflict (user_id, topic) do update set due_at = greatest(now(), mail.not_before) where mail.due_at is null`,
  );
  return db
    .with(news, people, heads, placed, counted, once, told, due)
    .select({
      notificationId: sql<string>`id`,
      userId: sql<string>`user_id`,
      place: sql<number>`place::float8`,
      kind: sql<NotificationKind>`kind`,
      about: sql<string>`about`,
    })
    .from(sql`told`)
    .prepare(name);
});

/**
 * Tells people something inside the app, on their devices if it is urgent, and lets it be mailed to those who want that. Returns who was told: whoever knows
 * it already is not told again. One statement, whose locks are taken in the order of the people.
 */
export async function tellUsers(tx: Tx, news: readonly News[]): Promise<string[]> {
  if (news.length === 0) return [];
  const rows = countUp(news);
  const told = await tell(tx.db).execute({
    ids: rows.map(() => uuidv7()),
    userIds: rows.map(({ userId }) => userId),
    portals: rows.map(({ portal }) => portal),
    kinds: rows.map(({ kind }) => kind),
    data: rows.map(({ data }) => JSON.stringify(data)),
    counts: rows.map(({ count }) => count),
    subjects: rows.map(({ subject }) => subject),
    onceKeys: rows.map(({ onceKey }) => onceKey),
    aboutUserIds: rows.map(({ aboutUserId }) => aboutUserId),
    topics: rows.map(({ kind }) => facts[kind].mail),
  });
  const urgent = new Set(rows.filter(({ isUrgent }) => isUrgent).map(keyOf));
  await queuePushes(
    tx,
    told.filter((one) => urgent.has(keyOf(one))),
  );
  return [...new Set(told.map(({ userId }) => userId))];
}

/** Several at once that are counted under the same thing are one row: a statement cannot count one up twice. */
function countUp(news: readonly News[]) {
  const rows = new Map<string, ReturnType<typeof rowOf>>();
  for (const one of news) {
    const row = rowOf(one);
    const key = keyOf(row);
    rows.set(key, { ...row, count: row.subject === null ? 1 : row.count + (rows.get(key)?.count ?? 0) });
  }
  return [...rows.values()];
}

const keyOf = ({ userId, kind, about }: { userId: string; kind: NotificationKind; about: string }) =>
  [userId, kind, about].join(' ');

function portalOf(content: NotificationContent): NotificationPortal {
  const named = 'userType' in content ? content.userType : 'as' in content ? content.as : null;
  const portal = facts[content.kind].portal ?? named;
  if (portal === null) throw new Error(`${content.kind} names no side`);
  return portal;
}

const rowOf = ({ userId, content, aboutUserId, how }: News) => ({
  userId,
  kind: content.kind,
  portal: portalOf(content),
  ...dataOf(content),
  about: 'counted' in how ? how.counted : how.once,
  subject: 'counted' in how ? how.counted : null,
  onceKey: 'once' in how ? how.once : null,
  isUrgent: isUrgent(content),
  aboutUserId,
});
