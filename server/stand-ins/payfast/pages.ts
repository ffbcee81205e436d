import type { FastifyReply } from 'fastify';
import { html } from '#server/platform/html.ts';
import type { Checkout } from './checkouts.ts';
import { sendPage } from './html-page.ts';

const mark = html`<p class="mark">PayFast, played by a stand-in: no money moves</p>`;

const card = html`<fieldset disabled>
<label>Card number<input value="4000 0000 0000 0002" aria-label="Card number"></label>
<div class="row"><label>Expires<input value="12/30" size="5"></label><label>CVV<input value="123" size="3"></label></div>
</fieldset>`;

const frequencies: Partial<Record<string, string>> = {
  1: 'each day',
  2: 'each week',
  3: 'each month',
  4: 'each quarter',
  5: 'each half year',
  6: 'each year',
};

export function sendCheckoutPage(reply: FastifyReply, { id, form, state }: Checkout, declined: boolean): FastifyReply {
  const { amount = '', item_name = '', item_description = '', email_address = '' } = form;
  const { recurring_amount = '', frequency = '', billing_date = '', return_url = '', cancel_url = '' } = form;
  const renewal = form.subscription_type
    ? html`<p>R ${recurring_amount} ${frequencies[frequency] ?? ''} from ${billing_date}, until it is cancelled.</p>`
    : html``;
  const body =
    state === 'open'
      ? html`${mark}
<h1>${item_name}</h1>
<p class="soft">${item_description}</p>
<p class="amount">R ${amount}</p>
${renewal}
<p class="soft">${email_address}</p>
${declined ? html`<p class="bad" role="alert">The card was declined. Try again, or go back.</p>` : html``}
<form method="post" action="/eng/process/payment/${id}" class="stack">
${card}
<button class="main" name="choice" value="pay">Pay</button>
<button name="choice" value="decline">Card declined</button>
<button name="choice" value="cancel">Cancel</button>
</form>`
      : html`${mark}<h1>This payment is ${state === 'paid' ? 'made' : 'cancelled'}</h1>
<p><a href="${state === 'paid' ? return_url : cancel_url}">Go back to the merchant</a></p>`;
  return sendPage(reply, { title: 'Pay', body, narrow: true, leadsTo: [return_url, cancel_url] });
}

export function sendProblems(reply: FastifyReply, problems: readonly string[]): FastifyReply {
  const body = html`${mark}<h1>This cannot be paid</h1>
<ul>${problems.map((problem) => html`<li>${problem}</li>`)}</ul>`;
  return sendPage(reply.code(400), { title: 'This cannot be paid', body, narrow: true });
}

export function sendCardPage(reply: FastifyReply, token: string, returnTo: string): FastifyReply {
  const body = html`${mark}<h1>Another card</h1>
<p class="soft">For the subscription ${token}</p>
<form method="post" action="/eng/recurring/update/${token}" class="stack">
<input type="hidden" name="return" value="${returnTo}">
${card}
<button class="main" name="works" value="true">Use a card that works</button>
<button name="works" value="false">Use a card that fails</button>
</form>`;
  return sendPage(reply, { title: 'Another card', body, narrow: true, leadsTo: [returnTo] });
}

export function sendCardKept(reply: FastifyReply): FastifyReply {
  return sendPage(reply, { title: 'Another card', body: html`${mark}<h1>The card is kept</h1>`, narrow: true });
}
