import { changeSubscription, moveSubscription } from './charges.ts';
import { sendNow } from './deliveries.ts';
import { cents, type Merchant, rands } from './merchant.ts';
import { signedBody } from './notifications.ts';
import type { PayfastStandIn } from './open-stand-in.ts';
import type { State } from './open-state.ts';
import type { Fields } from './signing.ts';

/** Manual actions on a notification. */
export const notificationChoices = {
  send: 'Send again',
  twice: 'Send twice at once',
  forge: 'Send forged',
  'other amount': 'Send with another amount',
} as const;

export type NotificationChoice = keyof typeof notificationChoices;

export const subscriptionChoices = {
  'month on': 'A month on: charge now',
  'day on': 'A day on',
  'fail next': 'Let the next charge fail',
  'card fails': 'Let every charge fail',
  'card works': 'Let the card work',
} as const;

export type SubscriptionChoice = keyof typeof subscriptionChoices;

interface Sent {
  readonly url: string;
  readonly body: string;
  readonly pf_payment_id: string;
  readonly status: string;
}

export async function actOnNotification(
  { state, merchant, post }: PayfastStandIn,
  id: string,
  choice: NotificationChoice,
): Promise<void> {
  if (choice === 'send') await sendNow(state, post, id);
  if (choice === 'twice') await Promise.all([sendNow(state, post, id), sendNow(state, post, id)]);
  if (choice !== 'forge' && choice !== 'other amount') return;
  const sent = await state.row<Sent>('select * from payfast_stand_in.notifications where id::text = $1', [id]);
  const body = choice === 'forge' ? forge(sent.body) : withOtherAmount(sent.body, merchant);
  await sendNow(state, post, await keepSent(state, { ...sent, body }, choice !== 'forge'));
}

/** An unsigned status. */
function forge(body: string): string {
  const end = body.endsWith('0') ? '1' : '0';
  return body.slice(0, -1) + end;
}

/** One rand less than was paid, correctly signed. */
function withOtherAmount(body: string, merchant: Merchant): string {
  const fields: Fields = [...new URLSearchParams(body)]
    .filter(([name]) => name !== 'signature')
    .map(([name, value]) => [name, name === 'amount_gross' ? rands((cents(value) ?? 200n) - 100n) : value]);
  return signedBody(fields, merchant);
}

async function keepSent(state: State, { url, body, pf_payment_id, status }: Sent, genuine: boolean): Promise<string> {
  const { id } = await state.row<{ id: string }>(
    `insert into payfast_stand_in.notifications (url, body, pf_payment_id, status, genuine, created_at)
     select $1, $2, $3, $4, $5, now() + clock_ahead from payfast_stand_in.switches returning id`,
    [url, body, pf_payment_id, status, genuine],
  );
  return id;
}

export async function actOnSubscription(
  { state, wake }: PayfastStandIn,
  token: string,
  choice: SubscriptionChoice,
): Promise<void> {
  if (choice === 'month on') await moveSubscription(state, token, 'next charge');
  if (choice === 'day on') await moveSubscription(state, token, 'a day on');
  if (choice === 'fail next') await changeSubscription(state, token, { fail_next: true });
  if (choice === 'card fails') await changeSubscription(state, token, { card_works: false });
  if (choice === 'card works') await changeSubscription(state, token, { card_works: true, fail_next: false });
  wake();
}
