import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { asciiEmail } from '#contract/email-address.ts';
import { escrowWebhookPath, paymentPages } from '#contract/payments/payments.ts';
import { isSame } from '#server/platform/crypto/digests.ts';
import { callProvider, type Line } from './call-provider.ts';
import { type GigMoney, isOfEscrow } from './gig-money.ts';
import { ProviderAway } from './provider-errors.ts';

export interface EscrowSettings {
  /** Origin of the partner. */
  readonly url: string;
  /** Shared by both sides. */
  readonly key: string;
}

const orderShape = z.object({
  id: z.string().max(120).refine(isOfEscrow),
  /** Our payment number. */
  reference: z.string(),
  amount: z.int().positive(),
  state: z.enum(['open', 'funded', 'cancelled']),
  refunded: z.int().min(0),
  fee: z.int().min(0),
});

export type EscrowOrder = z.output<typeof orderShape>;

/** A partner allowed to hold money for others, by the protocol of docs/decisions/0035-gig-money.md. */
export interface Escrow extends GigMoney {
  /** Whether a notification was signed with the key within the last few minutes. */
  isSigned(body: string, signature: string): boolean;
  /** Returns the partner's state of an order; null: it has none. Throws a ProviderAway. */
  findOrder(id: string): Promise<EscrowOrder | null>;
}

/** Maximum age of a signature, in seconds: an intercepted notification can't be replayed later. */
const freshSeconds = 300;

export function openEscrow(
  { url, key }: EscrowSettings,
  { now = () => new Date(), ...given }: Partial<Line> & { readonly now?: () => Date } = {},
): Escrow {
  const line: Line = { fetch, patienceMs: 10_000, ...given };
  const hmac = (text: string) => createHmac('sha256', key).update(text).digest('hex');

  async function call(path: string, body?: object): Promise<{ status: number; body: string }> {
    const answer = await callProvider(line, new URL(path, url).href, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (answer.status >= 500 || answer.status === 429 || answer.status === 401)
      throw new ProviderAway(`The partner answered ${answer.status}.`);
    return answer;
  }

  async function findOrder(id: string): Promise<EscrowOrder | null> {
    const { status, body } = await call(`/escrow/api/orders/${encodeURIComponent(id)}`);
    if (status === 404) return null;
    const order = orderShape.safeParse(parseJson(body));
    if (status !== 200 || !order.success) throw new ProviderAway('The partner answered with something else.');
    return order.data;
  }

  return {
    name: 'escrow',
    begin({ siteUrl, merchantPaymentId, payer, itemName, amountCents }) {
      const success = new URL(paymentPages.success, siteUrl);
      success.searchParams.set('payment_id', merchantPaymentId);
      const cancelled = new URL(paymentPages.cancelled, siteUrl);
      cancelled.searchParams.set('for', 'hires');
      const fields: Record<string, string> = {
        reference: merchantPaymentId,
        amount: String(amountCents),
        // Browsers post other line breaks than those signed.
        description: itemName.replace(/[\s\p{Cc}]+/gu, ' ').toWellFormed(),
        payer_email: asciiEmail(payer.email) ?? payer.email,
        return_url: success.href,
        cancel_url: cancelled.href,
        notify_url: new URL(escrowWebhookPath, siteUrl).href,
      };
      const lines = Object.keys(fields)
        .toSorted()
        .map((name) => `${name}=${fields[name]}\n`);
      return {
        action: new URL('/escrow/pay', url).href,
        fields: { ...fields, signature: hmac(lines.join('')) },
      };
    },
    isSigned(body, signature) {
      const [, seconds = '', made = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
      const age = Math.abs(now().getTime() / 1000 - Number(seconds));
      return made !== '' && age <= freshSeconds && isSame(Buffer.from(made), Buffer.from(hmac(`${seconds}.${body}`)));
    },
    findOrder,
    async queryRefund(id) {
      const order = await findOrder(id);
      if (order?.state !== 'funded') return null;
      const left = BigInt(order.amount - order.refunded);
      const way = left > 0n ? ('card' as const) : null;
      return {
        status: left > 0n ? 'refundable' : 'refunded',
        amountAvailableCents: left,
        ...{ way, partialWay: way },
        errors: [],
      };
    },
    /** Idempotent: the key names the part. */
    async refund(id, { amountCents, leftCents, reason }) {
      const { status, body } = await call(`/escrow/api/orders/${encodeURIComponent(id)}/refunds`, {
        key: `${leftCents} less ${amountCents}`,
        amount: Number(amountCents),
        reason: reason.slice(0, 255),
      });
      if (status === 200) return { outcome: 'done' };
      return { outcome: 'eft_needed', why: `The partner answered ${status}: ${body.slice(0, 200)}` };
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
