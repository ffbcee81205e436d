import type { FastifyInstance } from 'fastify';
import { changeSubscription } from './charges.ts';
import { checkForm } from './check-form.ts';
import { cancelCheckout, declineCheckout, findCheckout, payCheckout, startCheckout } from './checkouts.ts';
import type { PayfastStandIn } from './open-stand-in.ts';
import { sendCardKept, sendCardPage, sendCheckoutPage, sendProblems } from './pages.ts';
import { answerValidate } from './validate.ts';

/** PayFast's pages for payers, and its confirmation of notifications. */
export function addPages(app: FastifyInstance, { state, merchant, wake }: PayfastStandIn): void {
  const hidden = { schema: { hide: true } };

  app.post('/eng/process', hidden, async ({ body }, reply) => {
    const form = new Map(new URLSearchParams(String(body ?? '')));
    const problems = checkForm(form, merchant);
    if (problems.length > 0) return sendProblems(reply, problems);
    return reply.redirect(`/eng/process/payment/${await startCheckout(state, form)}`, 303);
  });

  app.get<{ Params: { id: string } }>('/eng/process/payment/:id', hidden, async ({ params, query }, reply) => {
    const checkout = await findCheckout(state, params.id);
    return sendCheckoutPage(reply, checkout, (query as { declined?: string }).declined !== undefined);
  });

  app.post<{ Params: { id: string } }>('/eng/process/payment/:id', hidden, async ({ params: { id }, body }, reply) => {
    const choice = new URLSearchParams(String(body ?? '')).get('choice');
    const { form } = await findCheckout(state, id);
    if (choice === 'decline') await declineCheckout(state, merchant, id);
    if (choice === 'pay') await payCheckout(state, merchant, id);
    if (choice === 'cancel') await cancelCheckout(state, id);
    wake();
    if (choice === 'decline') return reply.redirect(`/eng/process/payment/${id}?declined`, 303);
    // For a closed checkout its outcome counts, and not a button in another tab.
    const paid = (await findCheckout(state, id)).state === 'paid';
    return reply.redirect((paid ? form.return_url : form.cancel_url) ?? '/', 303);
  });

  app.post('/eng/query/validate', hidden, async ({ body }, reply) => answerValidate(state, reply, String(body ?? '')));

  app.get<{ Params: { token: string }; Querystring: { return?: string } }>(
    '/eng/recurring/update/:token',
    hidden,
    async ({ params, query }, reply) => sendCardPage(reply, params.token, query.return ?? ''),
  );

  app.post<{ Params: { token: string } }>('/eng/recurring/update/:token', hidden, async ({ params, body }, reply) => {
    const given = new URLSearchParams(String(body ?? ''));
    await changeSubscription(state, params.token, { card_works: given.get('works') === 'true', fail_next: false });
    wake();
    const returnTo = given.get('return') ?? '';
    return /^https?:\/\//.test(returnTo) ? reply.redirect(returnTo, 303) : sendCardKept(reply);
  });
}
