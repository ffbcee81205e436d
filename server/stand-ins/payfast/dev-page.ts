import type { FastifyReply } from 'fastify';
import { type Html, html } from '#server/platform/html.ts';
import {
  type NotificationChoice,
  notificationChoices,
  type SubscriptionChoice,
  subscriptionChoices,
} from './dev-choices.ts';
import { sendPage } from './html-page.ts';
import { rands } from './merchant.ts';
import type { Form } from './notifications.ts';
import type { State } from './open-state.ts';
import { readSwitches, refundWays, type Switches, validateWays } from './switches.ts';

const listed = 100;

const time = new Intl.DateTimeFormat('en-ZA', {
  timeZone: 'Africa/Johannesburg',
  dateStyle: 'medium',
  timeStyle: 'medium',
});
const stamp = (at: Date) => html`<time datetime="${at.toISOString()}">${time.format(at)}</time>`;
const amountOf = (amount: string) => `R ${rands(BigInt(amount))}`;

const times = (count: number) => (count === 1 ? 'once' : `${count} times`);

const buttons = (choices: Readonly<Record<string, string>>) =>
  Object.entries(choices).map(([choice, label]) => html`<button name="choice" value="${choice}">${label}</button>`);

interface Listed {
  readonly token: string;
  readonly status: string;
  readonly amount: string;
  readonly run_date: string;
  readonly try_on: string | null;
  readonly cycles_complete: number;
  readonly failures: number;
  readonly card_works: boolean;
  readonly fail_next: boolean;
  readonly form: Form;
}

const subscription = (one: Listed) => html`<li>
<strong>${one.form.item_name ?? ''}</strong> ${one.status}, ${amountOf(one.amount)}
<small>${one.form.email_address ?? ''}</small>
<dl><dt>Token</dt><dd>${one.token}</dd>
<dt>Paid</dt><dd>${times(one.cycles_complete)}</dd>
<dt>Next charge</dt><dd>${one.try_on ?? one.run_date}${one.failures > 0 ? `, failed ${times(one.failures)}` : ''}</dd>
<dt>Card</dt><dd>${one.card_works ? (one.fail_next ? 'fails the next time' : 'works') : 'fails'}</dd></dl>
<form method="post" action="/dev/payfast/subscriptions/${one.token}" class="row">${buttons(subscriptionChoices satisfies Record<SubscriptionChoice, string>)}</form>
</li>`;

interface Payment {
  readonly pf_payment_id: string;
  readonly status: string;
  readonly amount: string;
  readonly refunded: string;
  readonly created_at: Date;
  readonly form: Form;
}

const payment = ({ pf_payment_id, status, amount, refunded, created_at, form }: Payment) => html`<li>
<strong>${pf_payment_id}</strong> ${status}, ${amountOf(amount)}${refunded === '0' ? '' : `, ${amountOf(refunded)} given back`}
<small>${form.item_name ?? ''}, ${form.email_address ?? ''}, ${stamp(created_at)}, ours ${form.m_payment_id ?? ''}</small>
</li>`;

interface Notification {
  readonly id: string;
  readonly body: string;
  readonly pf_payment_id: string;
  readonly status: string;
  readonly genuine: boolean;
  readonly attempts: number;
  readonly answered: number | null;
  readonly send_at: Date | null;
  readonly created_at: Date;
}

const notification = (one: Notification) => html`<li>
<strong>${one.pf_payment_id} ${one.status}</strong>${one.genuine ? '' : ', forged'}
<small>${stamp(one.created_at)}. ${sentTimes(one)}${one.send_at ? html` Next at ${stamp(one.send_at)}.` : html``}</small>
<details><summary>What it says</summary><pre>${one.body.replaceAll('&', '\n')}</pre></details>
<form method="post" action="/dev/payfast/notifications/${one.id}" class="row">${buttons(notificationChoices satisfies Record<NotificationChoice, string>)}</form>
</li>`;

function sentTimes({ attempts, answered }: Notification): string {
  if (attempts === 0) return 'Not sent yet.';
  const last = answered === null ? 'no answer' : `answered with ${answered}`;
  return `Sent ${times(attempts)}, ${last}.`;
}

const option = (value: string, chosen: string) =>
  value === chosen ? html`<option selected>${value}</option>` : html`<option>${value}</option>`;
const box = (name: string, on: boolean, label: string) =>
  html`<label class="inline"><input type="checkbox" name="${name}"${on ? html` checked` : html``}> ${label}</label>`;

const switchesForm = (switches: Switches): Html => html`<form method="post" action="/dev/payfast/switches"><fieldset>
${box('hold', switches.hold, 'Hold notifications back, to be sent late and in any order')}
${box('tell_failures', switches.tell_failures, 'Notify of renewals that failed')}
${box('name_renewals', switches.name_renewals, 'Renewals name the payment that began them')}
<label>How validate answers<select name="validate">${validateWays.map((way) => option(way, switches.validate))}</select></label>
<label>How refunds go<select name="refunds">${refundWays.map((way) => option(way, switches.refunds))}</select></label>
<button class="main">Set</button></fieldset></form>`;

const some = (items: readonly Html[], none: string) =>
  items.length > 0 ? html`<ul>${items}</ul>` : html`<p class="soft">${none}</p>`;

/** The stand-in's whole state, with the possible actions on it. */
export async function sendDevPage(reply: FastifyReply, state: State): Promise<FastifyReply> {
  const switches = await readSwitches(state);
  const subscriptions = await state.rows<Listed>(`select s.*, s.run_date::text, s.try_on::text, c.form
    from payfast_stand_in.subscriptions s join payfast_stand_in.checkouts c on c.id = s.checkout_id
    order by s.created_at desc limit ${listed}`);
  const payments = await state.rows<Payment>(`select p.*, c.form
    from payfast_stand_in.payments p join payfast_stand_in.checkouts c on c.id = p.checkout_id
    order by p.pf_payment_id desc limit ${listed}`);
  const notifications = await state.rows<Notification>(
    `select * from payfast_stand_in.notifications order by id desc limit ${listed}`,
  );
  const body = html`<p class="mark">A stand-in for PayFast: no money moves</p>
<h1>Payments</h1>
<p class="soft">What the card payment provider knows and says. It is ${stamp(switches.now)} here.</p>
<form method="post" action="/dev/payfast/clock" class="row">
<button name="minutes" value="10">10 minutes on</button><button name="minutes" value="1440">A day on</button>
</form>
${switchesForm(switches)}
<h2>Subscriptions</h2>
${some(subscriptions.map(subscription), 'None yet. Subscribe on the site, and it appears here.')}
<h2>Notifications</h2>
${some(notifications.map(notification), 'None yet.')}
<h2>Payments</h2>
${some(payments.map(payment), 'None yet.')}`;
  return sendPage(reply, { title: 'Stand-in for PayFast', body });
}
