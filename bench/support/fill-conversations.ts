import pg from 'pg';
import { fillInBulk } from '#scripts/seed/fill-in-bulk.ts';
import { createSeedFunctions } from '#scripts/seed/seed-functions.ts';

/** Most conversations have 20 to 60 messages, one in a hundred this many: fifty on average. */
const longOnes = 1040;
const usualMost = 60;

/** A word in many messages. The search for a word in none uses another. */
export const wordOfMany = 'saturday';

const written = [
  'Good morning, thank you for applying. Are you free this Saturday?',
  'Yes, I am. What time should I be there, and whom do I ask for?',
  'Nine sharp at the main entrance, please. Ask for Lindiwe at the promotions desk.',
  'Perfect. Should I bring my own branded shirt or do you have one in medium?',
  'We have one for you. Comfortable shoes though, it is a long day on your feet!',
  'Noted. Is parking available nearby, or is a taxi better?',
  'There is parking on level two, keep the ticket and we refund it.',
  'Great, see you then.',
  'One more thing: how many units did you sell at your last activation?',
  'A hundred and twelve on the second day, after the rain stopped. I can send you the sheet.',
  'Impressive. Could you train the two new people before the doors open?',
  'With pleasure. Half an hour should be enough for the product and the script.',
  'The samples arrived, but two boxes are damaged. Should I photograph them?',
  'Please do, and put them aside. The courier collects them on Monday.',
  'Done, they are in the storeroom.',
  'Thank you, you were wonderful today. The brand manager asked who you are.',
  'That is lovely to hear, thank you for having me.',
];

/**
 * Adds a conversation about each application that has none yet, or about at most `most` of them, one of each business first. The messages are stored in
 * the order of writing, so those of one conversation are far apart, as they are after years of real use.
 */
export async function fillConversations(url: string, most: number | null): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'");
    await createSeedFunctions(client);
    await client.query(chats, [most]);
    await client.query('create index on chats (length); analyze chats');
    await fillInBulk(client, ['conversations', 'conversation_members', 'messages'], async () => {
      await client.query(`
        insert into conversations (id, kind, job_id, application_id, business_id, rep_id, job_title, last_change, last_position,
          last_at, created_at)
        select id, 'application', job_id, application_id, business_id, rep_id, job_title, last_change, length, begun + lasted, begun
        from chats order by begun`);
      await client.query(`
        insert into conversation_members (conversation_id, user_id, side, last_at, delivered_position, read_position, unread, archived_at)
        select id, user_id, side, begun + lasted, length, length - waiting, waiting,
          case when number % 10 = 3 then begun + lasted end
        from chats, lateral (values
          (business_user, 'business', (length % 2 = 0 and number % 5 = 0)::int),
          (rep_user, 'rep', (length % 2 = 1 and number % 5 = 0)::int)) as member (user_id, side, waiting)
        order by begun`);
      await insertMessages(client, 1, usualMost);
      await insertMessages(client, usualMost + 1, longOnes);
    });
    await client.query('reset synchronous_commit');
    await client.query('vacuum (analyze) conversations, conversation_members, messages');
  } finally {
    await client.end();
  }
}

const chats = `
  create temporary table chats as
  select pg_temp.seed_id(begun) as id, *, case when is_edited then length + 1 else length end as last_change
  from (
    select number, job_id, application_id, business_id, rep_id, rep_user, business_user, job_title, begun,
      (now() - begun) * (0.05 + 0.9 * (number * 37 % 100) / 100) as lasted, number % 10 = 0 as is_edited,
      case when number % 100 = 0 then ${longOnes} else 20 + number % 41 end::int as length
    from (
      select a.id as application_id, a.job_id, a.rep_id, a.business_id, r.user_id as rep_user, b.user_id as business_user,
        j.title as job_title, a.applied_at as begun, row_number() over (order by turn, a.id) as number
      from (select *, row_number() over (partition by business_id order by id) as turn from job_applications
        where not exists (select from conversations c where c.application_id = job_applications.id)) a
      join jobs j on j.id = a.job_id
      join rep_profiles r on r.id = a.rep_id
      join business_profiles b on b.id = a.business_id
      order by number limit $1) applied) chosen`;

/** All first messages, then all second ones. In every tenth conversation the first was edited after all others. */
async function insertMessages(client: pg.ClientBase, from: number, to: number): Promise<void> {
  await client.query(
    `insert into messages (id, conversation_id, position, change, sender_id, sender_side, content, created_at, edited_at)
     select pg_temp.seed_id(sent_at), id, place, case when place = 1 and is_edited then last_change else place end,
       case place % 2 when 1 then business_user else rep_user end, case place % 2 when 1 then 'business' else 'rep' end,
       ($3::text[])[1 + (place * 5 + number) % ${written.length}], sent_at,
       case when place = 1 and is_edited then sent_at + interval '10 minutes' end
     from generate_series($1::int, $2::int) as place
     cross join lateral (
       select *, begun + lasted * (place::float8 / length) as sent_at from chats where length >= greatest(place, $1) offset 0) chat`,
    [from, to, written],
  );
}
