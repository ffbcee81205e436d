import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { html } from '#server/platform/html.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { sendPage } from '../payfast/html-page.ts';
import { type Order, openOrders } from './orders.ts';

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** The string a form is signed over: its fields but the signature, by name, one a line. */
function formSignature(form: ReadonlyMap<string, string>, key: string): string {
  const lines = [...form].filter(([name]) => name !== 'signature').toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hmac(key, lines.map(([name, value]) => `${name}=${value}\n`).join(''));
}

/** The header of a notification: when it was signed, and its signature: `t=1764000000,v1=…`. */
const noticeSignature = (body: string, key: string, atMs: number): string => {
  const seconds = Math.floor(atMs / 1000);
  return `t=${seconds},v1=${hmac(key, `${seconds}.${body}`)}`;
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

interface Playing {
  readonly pool: pg.Pool;
  /** The shared secret. */
  readonly key: string;
  /** In place of the network. */
  readonly fetch?: typeof fetch;
}

const hidden = { schema: { hide: true } };

const mark = html`<p class="mark">A partner that holds money, played by a stand-in: no money moves</p>`;

const rands = (cents: number) => `R ${(cents / 100).toFixed(2)}`;

/**
 * Plays a licensed partner that holds money for others, by the protocol of docs/decisions/0035-gig-money.md and without our own code for it. Never
 * register it where real money moves.
 */
export async function addEscrowStandIn(
  app: FastifyInstance,
  { pool, key, fetch: send = fetch }: Playing,
): Promise<void> {
  const orders = openOrders(pool);
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, body);
    });
    scope.setValidatorCompiler(() => () => true);
    scope.setSerializerCompiler(() => JSON.stringify);

    scope.post('/escrow/pay', hidden, async ({ body }, reply) => {
      const form = new Map(new URLSearchParams(String(body ?? '')));
      const amount = form.get('amount') ?? '';
      const isGood = isSame(form.get('signature') ?? '', formSignature(form, key)) && /^[1-9]\d{0,11}$/.test(amount);
      if (!isGood || !form.get('reference')) {
        const refused = html`${mark}<h1>This cannot be paid</h1>`;
        return sendPage(reply.code(400), { title: 'This cannot be paid', body: refused, narrow: true });
      }
      return reply.redirect(`/escrow/pay/${await orders.begin(form)}`, 303);
    });
    scope.get<{ Params: { id: string } }>('/escrow/pay/:id', hidden, async ({ params }, reply) =>
      sendOrder(reply, await orders.find(params.id)),
    );
    scope.post<{ Params: { id: string } }>('/escrow/pay/:id', hidden, async ({ params: { id }, body }, reply) => {
      const pays = new URLSearchParams(String(body ?? '')).get('choice') === 'pay';
      const closed = await orders.close(id, pays ? 'funded' : 'cancelled');
      if (closed) await tell(closed);
      const { state, form } = await orders.find(id);
      return reply.redirect((state === 'funded' ? form.return_url : form.cancel_url) ?? '/', 303);
    });

    scope.get<{ Params: { id: string } }>('/escrow/api/orders/:id', hidden, async ({ params, headers }) => {
      requireKey(headers.authorization);
      const { form: _form, ...order } = await orders.find(params.id);
      return order;
    });
    scope.post<{ Params: { id: string } }>(
      '/escrow/api/orders/:id/refunds',
      hidden,
      async ({ params, headers, body }, reply) => {
        requireKey(headers.authorization);
        const { amount, key: once } = (body ?? {}) as { amount?: unknown; key?: unknown };
        if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0 || typeof once !== 'string')
          return reply.code(422).send({ error: 'amount is a number of cents, and key a text.' });
        return (await orders.refund(params.id, once, amount))
          ? { refunded: (await orders.find(params.id)).refunded }
          : reply.code(409).send({ error: 'There is not so much left of it.' });
      },
    );
  });

  const requireKey = (authorization = '') => {
    if (!isSame(authorization, `Bearer ${key}`)) throw new Refusal('session.required');
  };

  /** Retries a few times until it gets a 200: the merchant can ask at any time. */
  async function tell({ id, form }: Order): Promise<void> {
    const body = JSON.stringify({ order: id });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const answer = await send(form.notify_url ?? '', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-escrow-signature': noticeSignature(body, key, Date.now()) },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(15_000),
      }).catch(() => null);
      if (answer?.status === 200) return;
    }
  }
}

function sendOrder(reply: FastifyReply, { id, amount, state, form }: Order): FastifyReply {
  const { return_url = '', cancel_url = '', description = '', payer_email = '' } = form;
  const body =
    state === 'open'
      ? html`${mark}
<h1>${description}</h1>
<p class="soft">Your money is held here until the work is accepted.</p>
<p class="amount">${rands(amount)}</p>
<p class="soft">${payer_email}</p>
<form method="post" action="/escrow/pay/${id}" class="stack">
<button class="main" name="choice" value="pay">Pay</button>
<button name="choice" value="cancel">Cancel</button>
</form>`
      : html`${mark}<h1>This payment is ${state === 'funded' ? 'made' : 'cancelled'}</h1>
<p><a href="${state === 'funded' ? return_url : cancel_url}">Go back to the merchant</a></p>`;
  return sendPage(reply, { title: 'Pay', body, narrow: true, leadsTo: [return_url, cancel_url] });
}
