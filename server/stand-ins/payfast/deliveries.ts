import type { State } from './open-state.ts';

export type Post = (url: string, body: string) => Promise<number | null>;

interface Due {
  readonly id: string;
  readonly url: string;
  readonly body: string;
}

/** How long a lease lasts: a dead sender's notification is then sent by the next. */
const lease = "interval '1 minute'";

/** Delays after an attempt that was not answered with 200: none, ten minutes, and then longer and longer, a day at most. */
const nextAttempt = `case attempts when 1 then clock.now
  else clock.now + least(interval '10 minutes' * power(2, least(attempts - 2, 12)), interval '1 day') end`;

/** Sends until nothing is due. Several may run concurrently: each notification is sent by one of them. */
export async function sendDue(state: State, post: Post): Promise<void> {
  for (;;) {
    const due = await state.rows<Due>(`
      with clock as (select now() + clock_ahead as now from payfast_stand_in.switches)
      update payfast_stand_in.notifications set attempts = attempts + 1, send_at = clock.now + ${lease}
      from clock where id = (
        select id from payfast_stand_in.notifications, clock where send_at <= clock.now
        order by send_at, id limit 1 for update of notifications skip locked)
      returning id, url, body`);
    const [one] = due;
    if (one === undefined) return;
    await sendAndNote(state, post, one);
  }
}

/** Sends one now, whatever its status. */
export async function sendNow(state: State, post: Post, id: string): Promise<number | null> {
  const one = await state.row<Due>(
    `update payfast_stand_in.notifications set attempts = attempts + 1 where id::text = $1 returning id, url, body`,
    [id],
  );
  return sendAndNote(state, post, one);
}

async function sendAndNote(state: State, post: Post, { id, url, body }: Due): Promise<number | null> {
  const answered = await post(url, body);
  // One that was sent by hand is not sent again automatically, unless it was being sent already.
  await state.rows(
    `with clock as (select now() + clock_ahead as now from payfast_stand_in.switches)
     update payfast_stand_in.notifications set answered = $2,
       send_at = case when $2 = 200 or send_at is null then null else ${nextAttempt} end
     from clock where id = $1`,
    [id, answered],
  );
  return answered;
}

/** How a notification is posted; null: no answer. */
export function postBy(send: typeof fetch): Post {
  return async (url, body) => {
    try {
      const response = await send(url, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(15_000),
      });
      await response.body?.cancel();
      return response.status;
    } catch {
      return null;
    }
  };
}
