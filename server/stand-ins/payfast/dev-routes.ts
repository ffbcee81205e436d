import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  actOnNotification,
  actOnSubscription,
  type NotificationChoice,
  notificationChoices,
  type SubscriptionChoice,
  subscriptionChoices,
} from './dev-choices.ts';
import { sendDevPage } from './dev-page.ts';
import type { PayfastStandIn } from './open-stand-in.ts';
import { moveClock, refundWays, turnSwitches, validateWays } from './switches.ts';

const isIn = <Name extends string>(name: string | null, names: readonly Name[] | Record<Name, string>): name is Name =>
  name !== null && (Array.isArray(names) ? names : Object.keys(names)).includes(name);

/** The page behind the scenes, `/dev/payfast`. */
export function addDevPage(app: FastifyInstance, standIn: PayfastStandIn): void {
  const { state, wake } = standIn;
  const hidden = { schema: { hide: true } };
  const given = (body: unknown) => new URLSearchParams(String(body ?? ''));
  const back = (reply: FastifyReply) => reply.redirect('/dev/payfast', 303);

  app.get('/dev/payfast', hidden, async (_request, reply) => sendDevPage(reply, state));

  app.post<{ Params: { id: string } }>('/dev/payfast/notifications/:id', hidden, async ({ params, body }, reply) => {
    const choice = given(body).get('choice');
    if (isIn<NotificationChoice>(choice, notificationChoices)) await actOnNotification(standIn, params.id, choice);
    return back(reply);
  });

  app.post<{ Params: { token: string } }>(
    '/dev/payfast/subscriptions/:token',
    hidden,
    async ({ params, body }, reply) => {
      const choice = given(body).get('choice');
      if (isIn<SubscriptionChoice>(choice, subscriptionChoices)) await actOnSubscription(standIn, params.token, choice);
      return back(reply);
    },
  );

  app.post('/dev/payfast/switches', hidden, async ({ body }, reply) => {
    const form = given(body);
    const [validate, refunds] = [form.get('validate'), form.get('refunds')];
    await turnSwitches(state, {
      hold: form.has('hold'),
      tell_failures: form.has('tell_failures'),
      name_renewals: form.has('name_renewals'),
      ...(isIn(validate, validateWays) && { validate }),
      ...(isIn(refunds, refundWays) && { refunds }),
    });
    return back(reply);
  });

  app.post('/dev/payfast/clock', hidden, async ({ body }, reply) => {
    const minutes = Number(given(body).get('minutes'));
    if (Number.isInteger(minutes) && minutes > 0 && minutes <= 366 * 1440) await moveClock(state, minutes);
    wake();
    return back(reply);
  });
}
