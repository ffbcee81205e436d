import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { presenceOf } from '#domain/engagements/presence.ts';
import { shiftOn } from '#domain/jobs/shifts.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { loadCourses } from '#server/features/courses/content/commands/load-courses.ts';
import { coursesFolder } from '#server/features/courses/content/services/read-folder.ts';
import { compareSums } from '#server/features/courses/desk/queries/compare-sums.ts';
import { freeAtBank } from '#server/features/payouts/batches/queries/free-at-bank.ts';
import { readWallet } from '#server/features/payouts/wallet/queries/read-wallet.ts';
import { verifyPassword } from '#server/platform/crypto/password-hash.ts';
import { dbOfPool } from '#server/platform/db/pool.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { demoServicesOn } from '#test/support/demo-services.ts';
import { troubleInBooks } from '#test/support/ledger.ts';
import { refuseDemoAdmins } from './demo-admins.ts';
import { ensureDemo } from './ensure-demo.ts';
import { findMissing } from './ensure-present.ts';
import { shiftAround } from './present-gigs.ts';

describe('the demo at this moment', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    const services = demoServicesOn(database.pool);
    await loadCourses(services, coursesFolder);
    await ensureDemo(services);
  });
  afterAll(() => database.close());

  const rows = async <Row extends object>(query: string): Promise<Row[]> =>
    (await database.pool.query(query)).rows as Row[];
  const one = async (query: string): Promise<unknown> => Object.values((await rows(query))[0] ?? {})[0];
  const business = "(select id from business_profiles where company_name = 'Imbali Foods')";
  const rep = "(select id from rep_profiles where full_name = 'Lerato Mokoena')";
  const user = "(select user_id from rep_profiles where full_name = 'Lerato Mokoena')";

  async function presences(): Promise<(string | null)[]> {
    const work = await rows<{ status: 'active'; starts: Date; ends: Date; came: Date | null }>(`
      select m.status, m.starts_at as starts, m.ends_at as ends, a.at as came
      from milestones m join engagements e on e.id = m.engagement_id
      left join attendances a on a.milestone_id = m.id and a.kind = 'in'
      where m.business_id = ${business} and m.starts_at <= now() and m.ends_at > now()
      order by a.at is null, e.rep_id = ${rep} desc`);
    return work.map(({ status, starts, ends, came }) => {
      const attended = { inAt: came, outAt: null, waitingAt: null, vouched: false };
      return presenceOf(status, { start: starts, end: ends }, attended, new Date());
    });
  }

  it('has a gig under way, with one rep here and one late', async () => {
    const found = await presences();
    expect(found).toContain('here');
    expect(found).toContain('late');
  });

  it('names the same time of a check-in in the history of a gig and in its records', async () => {
    const came = "milestone_steps s where s.move = 'check_in'";
    const first = "(select min(a.at) from attendances a where a.milestone_id = s.milestone_id and a.kind = 'in')";
    expect(await one(`select count(*)::int from ${came} and s.created_at = ${first}`)).toBeGreaterThan(0);
    expect(await one(`select count(*)::int from ${came} and s.created_at <> ${first}`)).toBe(0);
  });

  it('has XP for each lesson that was read, and for the certificate', async () => {
    const read = `select count(*) from course_lesson_progress l join course_purchases p on p.id = l.purchase_id
      where p.user_id = ${user} and l.read_at is not null`;
    const kinds = `select kind, count(*)::int as earned from points where user_id = ${user} group by kind order by kind`;
    expect(await rows(kinds)).toEqual([
      { kind: 'course', earned: 1 },
      { kind: 'lesson', earned: Number(await one(read)) },
    ]);
  });

  it('has hours to approve, and a dispute to decide', async () => {
    const own = `milestones where business_id = ${business} and due_at > now()`;
    expect(await one(`select count(*)::int from ${own} and status = 'submitted'`)).toBe(1);
    expect(await one(`select count(*)::int from ${own} and status = 'disputed' and decide_by > now()`)).toBe(1);
    expect(
      await one(`select count(*)::int from hand_ins h join milestones m on m.id = h.milestone_id
        where m.business_id = ${business} and m.status in ('submitted', 'disputed')`),
    ).toBe(2);
    expect(await one(`select note from milestone_steps where move = 'dispute' and by = 'business'`)).toContain(
      'trolley',
    );
  });

  it('has a conversation with a picture, and messages that are not read', async () => {
    const [talk] = await rows<{ said: number; pictures: number; unread: number }>(`
      select count(*)::int as said, count(f.file_id)::int as pictures, min(own.unread) as unread
      from conversations c join messages m on m.conversation_id = c.id
      join conversation_members own on own.conversation_id = c.id and own.user_id = ${user}
      left join message_files f on f.message_id = m.id
      where c.rep_id = ${rep} and c.business_id = ${business}`);
    expect(talk).toEqual({ said: 5, pictures: 1, unread: 1 });
    expect(await one('select count(*)::int from messages where created_at > now()')).toBe(0);
    expect(
      await one(`select count(*)::int from stored_files where purpose = 'message-file' and taken_at is null`),
    ).toBe(0);
  });

  it('has an interview tomorrow', async () => {
    const [meeting] = await rows<{ day: string }>(`
      select (min(accepted_time) at time zone 'Africa/Johannesburg')::date::text as day from interviews
      where rep_id = ${rep} and business_id = ${business} and status = 'accepted' and accepted_time > now()`);
    expect(meeting?.day).toBe(dayInSouthAfrica(new Date(Date.now() + 86_400_000)));
  });

  it('has a course half done and a certificate, in counts that agree', async () => {
    const learned = await rows<{ progress: number; certified: boolean }>(`
      select progress, c.id is not null as certified from course_purchases p
      left join certificates c on c.purchase_id = p.id where p.user_id = ${user} order by progress`);
    expect(learned).toHaveLength(2);
    expect(learned[0]?.progress).toBeGreaterThan(20);
    expect(learned[0]?.progress).toBeLessThan(60);
    expect(learned[1]).toEqual({ progress: 100, certified: true });
    expect(await compareSums(dbOfPool(database.pool))).toEqual([]);
  });

  it('has money of the rep pending, available and paid, in books that balance', async () => {
    const db = dbOfPool(database.pool);
    const wallet = await readWallet(db, String(await one(`select ${rep}`)));
    expect(wallet.comingCents).toBeGreaterThan(0);
    expect(wallet.availableCents).toBeGreaterThan(0);
    expect(wallet.paidCents).toBeGreaterThan(0);
    expect(await troubleInBooks(database.pool)).toEqual([]);
    expect(await freeAtBank(db)).toBeGreaterThanOrEqual(0n);
  });

  it('lets an owner into the panel, and a colleague who approves', async () => {
    const team = await rows<{ email: string; role: string; password_hash: string }>(
      'select email, role, password_hash from admin_users order by email',
    );
    expect(team.map(({ email, role }) => [email, role])).toEqual([
      ['admin@demo.example', 'owner'],
      ['colleague@demo.example', 'owner'],
    ]);
    for (const { password_hash: hash } of team) expect(await verifyPassword(hash, 'Thengisa-demo-2026')).toBe(true);
  });

  it('adds nothing while all of it is there, and shows the same again on a later day', async () => {
    const services = demoServicesOn(database.pool);
    const counts = () =>
      one(`select concat_ws(' ', (select count(*) from jobs), (select count(*) from milestones),
      (select count(*) from messages), (select count(*) from payouts), (select count(*) from admin_users))`);
    const before = await counts();
    await ensureDemo(services);
    expect(await counts()).toBe(before);
    // A week goes by.
    await database.pool.query(`update milestones set starts_at = starts_at - interval '7 days',
      ends_at = ends_at - interval '7 days', due_at = due_at - interval '7 days'`);
    await database.pool.query(`update interviews set accepted_time = accepted_time - interval '7 days',
      times = array(select at - interval '7 days' from unnest(times) with ordinality as t (at, turn) order by turn)`);
    await database.pool.query(
      "update milestones set status = 'completed', due_at = null where status = 'submitted' and ends_at < now()",
    );
    expect(await presences()).toEqual([]);
    await ensureDemo(services);
    expect(await presences()).toEqual(expect.arrayContaining(['here', 'late']));
    const missing = await findMissing(services.db);
    expect({ ...missing, matches: false }).toEqual(
      Object.fromEntries(Object.keys(missing).map((name) => [name, false])),
    );
  });

  it('goes on without people who deleted their account', async () => {
    await database.pool.query(
      `update users set deleted_at = now(), email = id || '.invalid', password_hash = null, user_metadata = '{}' where id = ${user}`,
    );
    await database.pool.query(
      "update milestones set starts_at = starts_at - interval '7 days', ends_at = ends_at - interval '7 days'",
    );
    await expect(ensureDemo(demoServicesOn(database.pool))).resolves.not.toBeNull();
  });

  it('does not start in production, as long as its owner can sign in', async () => {
    const { db } = demoServicesOn(database.pool);
    await expect(refuseDemoAdmins(db)).rejects.toThrow(StartupError);
    await database.pool.query('update admin_users set disabled_at = now()');
    await expect(refuseDemoAdmins(db)).resolves.toBeUndefined();
  });
});

it.each(['00:00', '00:30', '06:05', '12:59', '23:10', '23:58'])('at %s a shift of today is under way', (time) => {
  const now = new Date(`2026-03-02T${time}:00+02:00`);
  const hours = shiftAround(now);
  const { start, end } = shiftOn('2026-03-02', hours);
  expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
  expect(end.getTime()).toBeGreaterThan(now.getTime());
});
