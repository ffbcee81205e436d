import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiAnswer, actOnToken } from './api.ts';
import type { PayfastStandIn } from './open-stand-in.ts';
import { createRefund, queryRefund } from './refunds.ts';
import { callSignature } from './signing.ts';

type Body = Record<string, unknown>;

/** PayFast's API, as far as we use it. */
export function addApi(app: FastifyInstance, { state, merchant, wake }: PayfastStandIn): void {
  const answering = (work: (params: Record<string, string>, body: Body) => Promise<ApiAnswer>) => {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const body = (request.body ?? {}) as Body;
      if (!isSigned(request, body, merchant))
        return answer(reply, { code: 401, response: false, message: 'Merchant authorization failed.' });
      const result = await work(request.params as Record<string, string>, body);
      wake();
      return answer(reply, result);
    };
  };

  for (const method of ['GET', 'PUT', 'PATCH'] as const) {
    const action = answering(({ token = '', action = '' }, body) =>
      actOnToken(state, merchant, { method, token, action, body }),
    );
    app.route({ method, url: '/subscriptions/:token/:action', schema: { hide: true }, handler: action });
  }
  const refund = { schema: { hide: true } };
  app.get(
    '/refunds/query/:id',
    refund,
    answering(({ id = '' }) => queryRefund(state, id)),
  );
  app.post(
    '/refunds/:id',
    refund,
    answering(({ id = '' }, body) => createRefund(state, id, body)),
  );
}

/** Whether the signature is valid. It covers headers, body and query, but not the sandbox flag. */
function isSigned(request: FastifyRequest, body: Body, merchant: PayfastStandIn['merchant']): boolean {
  const { signature, 'merchant-id': merchantId, version, timestamp } = request.headers as Record<string, string>;
  if (merchantId !== merchant.merchantId || version !== 'v1') return false;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+02:00$/.test(timestamp ?? '')) return false;
  const { testing: _, ...query } = request.query as Record<string, string>;
  const values = { 'merchant-id': merchantId, version, timestamp, ...query, ...body };
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
  return signature === callSignature(texts, merchant.passphrase);
}

function answer(reply: FastifyReply, { code, response, message = '' }: ApiAnswer): FastifyReply {
  const status = code < 300 ? 'success' : 'failed';
  return reply
    .code(code)
    .type('application/json')
    .serializer(JSON.stringify)
    .send({ code, status, data: { response, message } });
}
