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

/** A notification that PayFast created, oldest first. */
export interface MadeNotification {
  readonly id: string;
  readonly pfPaymentId: string;
  readonly status: string;
  readonly body: string;
  readonly attempts: number;
  /** The status of the last response; null: none, or not sent yet. */
  readonly answered: number | null;
}

interface Crafted {
  /** Replaces the shared passphrase. */
  readonly passphrase?: string;
  /** False: PayFast answers INVALID when asked about it. */
  readonly known?: boolean;
  /** Its apparent source address: the app of `env` trusts one proxy. */
  readonly from?: string;
}

/** The stand-in for PayFast on its own server, speaking to an app over HTTP. Notifications are sent only when the test says so. */
export async function openPayfast(database: TestDatabase) {
  const app = createHttpServer({ log: createLog('silent'), trustProxy: false, hsts: false });
  let merchantSite = '';
  const standIn = openPayfastStandIn({
    pool: database.pool,
    merchant,
    // The site URL that tests begin payments on is unreachable.
    fetch: (url, init) => fetch(new URL(new URL(String(url)).pathname, merchantSite), init),
    onTrouble: (error) => {
      throw error;
    },
  });
  await addPayfastStandIn(app, standIn);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  // A connection with a response just sent would delay a plain close for as long as a client may keep it alive.
  afterAll(() => stopServing(app, 0));
  const { state, wake, post } = standIn;

  /** Posts the form of a checkout, as a browser does, and presses a button of the resulting page. */
  const press = async (
    { action, fields }: Pick<Checkout, 'action' | 'fields'>,
    choice: 'pay' | 'decline' | 'cancel',
  ) => {
    const page = await postForm(action, fields);
    if (page.location === null) throw new Error(`PayFast does not take this form: ${page.text}`);
    const { location } = await postForm(page.location, { choice });
    await wake();
    return { id: page.location.split('/').at(-1) ?? '', leadsTo: location ?? '' };
  };

  return {
    /** The environment of an app paid through it. */
    env: { PAYFAST_URL: url, PAYFAST_API_URL: url, PAYFAST_SOURCES: '127.0.0.0/8', TRUST_PROXY: '1' },
    url,
    /** The app, or other server, that receives its notifications. */
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
    /** The next charge of one subscription succeeds. */
    async renew(token: string): Promise<void> {
      await moveSubscription(state, token, 'next charge');
      await wake();
    },
    /** The next charge, or retry, is declined by the card. */
    async failCharge(token: string): Promise<void> {
      await changeSubscription(state, token, { fail_next: true });
      await moveSubscription(state, token, 'next charge');
      await wake();
    },
    cardWorks: (token: string, card_works: boolean) => changeSubscription(state, token, { card_works }),
    /** Further behaviour: answers of validate, results of refunds, whether notifications are held back. */
    turn: (change: SwitchChange) => turnSwitches(state, change),
    /** Advances PayFast's time only: notifications not answered with 200 are resent, and charges fall due. */
    async passMinutes(minutes: number): Promise<void> {
      await moveClock(state, minutes);
      await wake();
    },
    notifications: (): Promise<MadeNotification[]> =>
      state.rows(`select id::text, pf_payment_id::text as "pfPaymentId", status, body, attempts, answered
        from payfast_stand_in.notifications n order by n.id`),
    /** Sends one that it created, again or for the first time; returns the status of the response. */
    send: ({ id }: Pick<MadeNotification, 'id'>) => sendNow(state, post, id),
    /** Sends one that PayFast did not create: all its fields, blank by default, signed as it signs. */
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
