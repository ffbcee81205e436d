import { afterAll } from 'vitest';
import { type Checkout, webhookPath } from '#contract/payments/payments.ts';
import { stopServing } from '#server/platform/http/listen.ts';
import { createHttpServer } from '#server/platform/http/server.ts';
import { createLog } from '#server/platform/log.ts';
import { addPayfastStandIn } from '#server/stand-ins/payfast/add-stand-in.ts';
import { changeSubscription, moveSubscription } from '#server/stand-ins/payfast/charges.ts';
import { sendNow } from '#server/stand-ins/payfast/deliveries.ts';
import { signedBody } from '#server/stand-ins/payfast/notifications.ts';
import { openPayfastStandIn } from '#server/stand-ins/payfast/open-stand-in.ts';
import { encodeFields, numbered } from '#server/stand-ins/payfast/signing.ts';
import { moveClock, type SwitchChange, turnSwitches } from '#server/stand-ins/payfast/switches.ts';
import type { TestApp } from './app.ts';
import type { TestDatabase } from './database.ts';
import { openTestApp } from './open-apps.ts';
import { openTestDatabase } from './open-database.ts';

export const merchant = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' };

/** A notification that PayFast made, oldest first. */
export interface MadeNotification {
  readonly id: string;
  readonly pfPaymentId: string;
  readonly status: string;
  readonly body: string;
  readonly attempts: number;
  /** The status of the last answer; null: none, or not sent yet. */
  readonly answered: number | null;
}

interface Crafted {
  /** In place of the passphrase that both sides know. */
  readonly passphrase?: string;
  /** False: PayFast says INVALID when it is asked about it. */
  readonly known?: boolean;
  /** The address that it seems to come from: the app of `env` believes one proxy. */
  readonly from?: string;
}

/** The stand-in for PayFast on its own server, speaking to an app over HTTP. Notifications are sent only when the test says so. */
export async function openPayfast(database: TestDatabase) {
  const app = createHttpServer({ log: createLog('silent'), trustProxy: false, hsts: false });
  let merchantSite = '';
  const standIn = openPayfastStandIn({
    pool: database.pool,
    merchant,
    // The address of the site that tests begin payments on leads nowhere.
    fetch: (url, init) => fetch(new URL(new URL(String(url)).pathname, merchantSite), init),
    onTrouble: (error) => {
      throw error;
    },
  });
  await addPayfastStandIn(app, standIn);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  // A connection whose answer is just out would hold a plain close for as long as a client may keep it.
  afterAll(() => stopServing(app, 0));
  const { state, wake, post } = standIn;

  /** Posts the form of a checkout, as a browser does, and presses a button of the page that comes. */
  const press = async ({ action, fields }: Pick<Checkout, 'action' | 'fields'>, deed: 'pay' | 'decline' | 'cancel') => {
    const page = await postForm(action, fields);
    if (page.location === null) throw new Error(`PayFast does not take this form: ${page.text}`);
    const { location } = await postForm(page.location, { deed });
    await wake();
    return { id: page.location.split('/').at(-1) ?? '', leadsTo: location ?? '' };
  };

  return {
    /** What an app is started with to be paid through it. */
    env: { PAYFAST_URL: url, PAYFAST_API_URL: url, PAYFAST_SOURCES: '127.0.0.0/8', TRUST_PROXY: '1' },
    url,
    /** Which app, or other server, its notifications go to. */
    notifies: (site: Pick<TestApp, 'url'>) => {
      merchantSite = site.url;
    },
    /** Pays; returns when the notification has been sent once. */
    async pay(checkout: Pick<Checkout, 'action' | 'fields'>) {
      const { id, leadsTo } = await press(checkout, 'pay');
      const { pf, token } = await state.row<{ pf: string; token: string | null }>(
        `select pf_payment_id::text as pf, token from payfast_stand_in.payments
         where checkout_id = $1 and status = 'COMPLETE' order by pf_payment_id limit 1`,
        [id],
      );
      return { pfPaymentId: pf, token: token ?? '', leadsTo };
    },
    decline: (checkout: Pick<Checkout, 'action' | 'fields'>) => press(checkout, 'decline'),
    cancel: (checkout: Pick<Checkout, 'action' | 'fields'>) => press(checkout, 'cancel'),
    /** The day of the next charge comes for one subscription. */
    async renew(token: string): Promise<void> {
      await moveSubscription(state, token, 'next charge');
      await wake();
    },
    /** The day of the next charge comes, or of the next try, and the card does not take it. */
    async failCharge(token: string): Promise<void> {
      await changeSubscription(state, token, { fail_next: true });
      await moveSubscription(state, token, 'next charge');
      await wake();
    },
    cardWorks: (token: string, card_works: boolean) => changeSubscription(state, token, { card_works }),
    /** How the rest of it behaves: how validate answers, how refunds go, whether notifications are held back. */
    turn: (change: SwitchChange) => turnSwitches(state, change),
    /** Time passes for PayFast alone: what was not answered with 200 is sent again, and charges come due. */
    async passMinutes(minutes: number): Promise<void> {
      await moveClock(state, minutes);
      await wake();
    },
    notifications: (): Promise<MadeNotification[]> =>
      state.rows(`select id::text, pf_payment_id::text as "pfPaymentId", status, body, attempts, answered
        from payfast_stand_in.notifications n order by n.id`),
    /** Sends one that it made, again or for the first time; returns the status of the answer. */
    send: ({ id }: Pick<MadeNotification, 'id'>) => sendNow(state, post, id),
    /** Sends what PayFast did not make: all its fields, blank where nothing is given, signed as it signs. */
    async notify(
      given: Readonly<Record<string, string>>,
      { passphrase = merchant.passphrase, known = true, from }: Crafted = {},
    ): Promise<Response> {
      const body = craft(given, passphrase);
      if (known) {
        await state.rows(
          `insert into payfast_stand_in.notifications (url, body, pf_payment_id, status, attempts) values ('', $1, 0, '', 1)`,
          [body],
        );
      }
      return fetch(merchantSite + webhookPath, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          ...(from !== undefined && { 'x-forwarded-for': from }),
        },
        body,
      });
    },
  };

  async function postForm(path: string, fields: Readonly<Record<string, string>>) {
    const response = await fetch(new URL(path, url), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return { location: response.headers.get('location'), text: await response.text() };
  }
}

export type TestPayfast = Awaited<ReturnType<typeof openPayfast>>;

/** An app paid through a stand-in for PayFast. */
export async function openPayfastApp({
  env,
  ...options
}: Omit<NonNullable<Parameters<typeof openTestApp>[0]>, 'database'> = {}): Promise<{
  app: TestApp;
  payfast: TestPayfast;
}> {
  const database = await openTestDatabase();
  const payfast = await openPayfast(database);
  const app = await openTestApp({ ...options, database, env: { ...payfast.env, ...env } });
  payfast.notifies(app);
  return { app, payfast };
}

const order = [
  ...['m_payment_id', 'pf_payment_id', 'payment_status', 'item_name', 'item_description'],
  ...['amount_gross', 'amount_fee', 'amount_net', ...numbered('custom_str'), ...numbered('custom_int')],
  ...['name_first', 'name_last', 'email_address', 'merchant_id'],
];

/** The body of a notification with those fields. */
export function craft(given: Readonly<Record<string, string>>, passphrase: string = merchant.passphrase): string {
  const all = { ...Object.fromEntries(order.map((name) => [name, ''])), merchant_id: merchant.merchantId, ...given };
  const { signature, ...fields } = all as Record<string, string>;
  const pairs = Object.entries(fields);
  return signature === undefined ? signedBody(pairs, { passphrase }) : `${encodeFields(pairs)}&signature=${signature}`;
}
