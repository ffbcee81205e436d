import type { FastifyInstance } from 'fastify';
import { webhookPath } from '#contract/payments/payments.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { isSigned } from '../gateway/notification.ts';
import { type ReceivingServices, receiveNotification } from './commands/receive-notification.ts';

/** Per network. The provider sends a few a second at most, even after an outage of ours. */
const limit: Limit = { name: 'payment notifications', burst: 300, every: 0.2 };
/** Per network, for unsigned ones: they are stored for admins, and anyone can send them. */
const unsignedLimit: Limit = { name: 'payment notifications unsigned', burst: 10, every: 6 };
/** In bytes: the provider's notifications have about one thousand. */
const largest = 16_384;

/** The webhook for the provider's payment notifications. The provider retries until it receives 200. */
export function addPaymentWebhook(
  app: FastifyInstance,
  services: ReceivingServices & { readonly limiter: RateLimiter },
): void {
  const takeOne = async (of: Limit, address: string) => {
    const wait = await services.limiter.take(of, subscriberOf(address));
    if (wait > 0) throw new Refusal('request.too_many', { retryAfterSeconds: wait });
  };
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: largest },
    (_request, body, done) => done(null, body),
  );
  app.post(webhookPath, { bodyLimit: largest, schema: { hide: true } }, async (request, reply) => {
    if (typeof request.body !== 'string') throw new Refusal('request.unsupported_type');
    await takeOne(limit, request.ip);
    // No database stores such a text, and the provider sends none.
    if (request.body.includes('\0')) throw new Refusal('request.malformed');
    if (!isSigned(services.settings, request.body)) await takeOne(unsignedLimit, request.ip);
    const { state } = await receiveNotification(services, { body: request.body, sourceAddress: request.ip });
    if (state === 'refused') throw new Refusal('request.malformed');
    if (state === 'awaiting') throw new Refusal('service.unavailable', { retryAfterSeconds: 60 });
    return reply.code(200).send();
  });
}
