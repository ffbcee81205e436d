import type { FastifyInstance } from 'fastify';
import { escrowWebhookPath } from '#contract/payments/payments.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { receiveEscrow } from './commands/receive-escrow.ts';

/** Per network. */
const limit: Limit = { name: 'escrow notifications', burst: 300, every: 0.2 };
/** In bytes: a notification names an order, and no more. */
const largest = 4096;

/** The webhook of the partner that holds money. The partner retries until it receives 200. */
export function addEscrowWebhook(
  app: FastifyInstance,
  services: Parameters<typeof receiveEscrow>[0] & { readonly limiter: RateLimiter },
): void {
  // Raw, since the signature is over the text.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: largest }, (_request, body, done) =>
    done(null, body),
  );
  app.post(escrowWebhookPath, { bodyLimit: largest, schema: { hide: true } }, async (request, reply) => {
    const wait = await services.limiter.take(limit, subscriberOf(request.ip));
    if (wait > 0) throw new Refusal('request.too_many', { retryAfterSeconds: wait });
    if (typeof request.body !== 'string') throw new Refusal('request.unsupported_type');
    const signature = request.headers['x-escrow-signature'];
    await receiveEscrow(services, { body: request.body, signature: String(signature ?? '') });
    return reply.code(200).send();
  });
}
