import { sql } from 'drizzle-orm';
import { payingSides } from '#contract/payments/options.ts';
import type { PayingSide } from '#contract/pricing.ts';
import { chargesToday } from '#domain/payments/charges-today.ts';
import { addDays, dayInSouthAfrica, startOfDay } from '#domain/shared/calendar-day.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction, Tx } from '#server/platform/db/transaction.ts';
import { readSettingsNow } from '../../../operators/queries/read-settings.ts';
import { notifyPayer, type PayerNews } from '../../commands/notify-payer.ts';

interface Reminder {
  readonly userId: string;
  readonly side: PayingSide;
  readonly kind: PayerNews;
}

const mostAtOnce = 500;

/**
 * Emails payers whose trial ends, whose subscription renews or whose card expires: once for each date, across processes and
 * retries. Covers past days too, to make up for a day on which nothing ran.
 */
export async function remindPayers(transaction: RunTransaction, signal: AbortSignal, now = new Date()): Promise<void> {
  for (;;) {
    if (signal.aborted) return;
    const reminded = await transaction(async (tx) => {
      const due = await claimDue(tx, dayInSouthAfrica(now));
      for (const { userId, side, kind } of due) await notifyPayer(tx, { userId, side, news: kind });
      return due.length;
    });
    if (reminded < mostAtOnce) return;
  }
}

/** The sides that pay: the others have nothing to be reminded of. */
async function chargedSides(db: Db): Promise<PayingSide[]> {
  const charged = chargesToday(await readSettingsNow(db));
  return payingSides.filter((side) => charged[side] !== null);
}

/** Records due reminders, and returns those that weren't recorded before. A trial of no days gets none. */
async function claimDue({ db }: Tx, today: string): Promise<Reminder[]> {
  const soon = addDays(today, 3);
  const end = (day: string) => startOfDay(addDays(day, 1)).toISOString();
  const { rows } = await db.execute(sql`
    with trials as (
      select user_id, 'rep' as side, trial_ends_at from rep_profiles
        where trial_ends_at >= ${startOfDay(today).toISOString()} and trial_ends_at < ${end(soon)} and trial_ends_at > created_at
      union all
      select user_id, 'business', trial_ends_at from business_profiles
        where trial_ends_at >= ${startOfDay(today).toISOString()} and trial_ends_at < ${end(soon)} and trial_ends_at > created_at),
    due as (
      select t.user_id, t.side, case when trial_ends_at < ${end(today)} then 'trial_ends_today' else 'trial_ending' end as kind,
             (trial_ends_at at time zone 'Africa/Johannesburg')::date as about
        from trials t
        where not exists (select from subscriptions s where s.user_id = t.user_id and s.side = t.side and s.status <> 'ended')
      union all
      select user_id, side, 'renewal_soon', next_charge_on from subscriptions
        where status = 'active' and next_charge_on between ${addDays(today, 1)} and ${soon}
      union all
      select user_id, side, 'card_expiring', (card_expires || '-01')::date from subscriptions
        where status = 'active' and card_expires is not null
          and (card_expires || '-01')::date between date_trunc('month', ${today}::date)::date and ${addDays(today, 14)})
    insert into billing_reminders (user_id, side, kind, about)
      select user_id, side, kind, about from due join users u on u.id = user_id and u.deleted_at is null
        where side in ${await chargedSides(db)}
          and not exists (select from billing_reminders sent where (sent.user_id, sent.side, sent.kind, sent.about) = (due.user_id, due.side, due.kind, due.about))
        limit ${mostAtOnce}
      on conflict do nothing
      returning user_id as "userId", side, kind`);
  return rows as unknown as Reminder[];
}
