import { z } from 'zod';
import { endpoint, noContent } from '../endpoint.ts';
import { id, line, timestamp } from '../fields.ts';
import { externalId, ofBusiness, recorded, sale, saleInput } from './sales.ts';

const key = z.object({ id, name: z.string(), /** The last letters. */ ending: z.string(), madeAt: timestamp });

const hook = z.object({
  address: z.string(),
  /** False: turned off after too many failures in a row, or with the account. Saving it turns it on again. */
  on: z.boolean(),
  /** Posts in a row that failed at their last attempt. */
  failures: z.int(),
  lastFailure: z.string().nullable(),
  deliveredAt: timestamp.nullable(),
});

const ofKey = { tag: 'Sales', gate: 'open' } as const;
const byKey =
  'For your shop or till system. Send a key of your business as `Authorization: Bearer`. At most 20 calls a second.';

/** For the systems of a business: its keys, what is posted with them, and where changes are posted. */
export const salesSystemsApi = {
  post: endpoint({
    ...ofKey,
    method: 'POST',
    path: '/api/business/sales',
    changes: [],
    summary: 'Record a sale with a key of your business',
    description: `${byKey} Repeating a sale with the same content returns it again; other content under the same \`externalId\` is refused.`,
    body: saleInput,
    status: 200,
    response: sale,
    refusals: ['sales.key_invalid', ...recorded, 'request.too_many'],
  }),
  postVoid: endpoint({
    ...ofKey,
    method: 'POST',
    path: '/api/business/sales/:externalId/void',
    changes: [],
    summary: 'Void a sale with a key of your business',
    description: `${byKey} For refunds. Idempotent. Commission is final once it is paid: a later refund is refused with \`sale.paid\`, and takes nothing back from the rep.`,
    params: z.object({ externalId }),
    status: 200,
    response: sale,
    refusals: ['sales.key_invalid', 'sale.not_found', 'sale.paid', 'sale.too_late', 'request.too_many'],
  }),

  keys: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/sales-keys',
    about: 'sales',
    summary: 'List your active keys for sales',
    status: 200,
    response: z.object({ items: z.array(key) }),
  }),
  makeKey: endpoint({
    ...ofBusiness,
    method: 'POST',
    path: '/api/business/sales-keys',
    changes: ['sales'],
    summary: 'Create a key for sales',
    description: 'The key is shown once. Two can be active, so that one replaces the other without a gap.',
    body: z.object({ name: line('The name', 60) }),
    status: 201,
    response: key.extend({ key: z.string() }),
    secretAnswer: true,
    refusals: ['sales.keys_full'],
  }),
  revokeKey: endpoint({
    ...ofBusiness,
    method: 'DELETE',
    path: '/api/business/sales-keys/:keyId',
    changes: ['sales'],
    summary: 'Revoke a key for sales',
    params: z.object({ keyId: id }),
    status: 204,
    response: noContent,
    refusals: ['sales.key_not_found'],
  }),
  hook: endpoint({
    ...ofBusiness,
    method: 'GET',
    path: '/api/business/sales-hook',
    about: 'sales',
    summary: 'Get where we post changes of sales',
    status: 200,
    response: z.object({ hook: hook.nullable() }),
  }),
  setHook: endpoint({
    ...ofBusiness,
    method: 'PUT',
    path: '/api/business/sales-hook',
    changes: ['sales'],
    summary: 'Set where we post changes of sales',
    description:
      'Turns it on. A secret is made the first time and with `newSecret`, and is shown once. Otherwise it stays, and `secret` is null. Posts carry `x-sales-signature: t=<seconds>,v1=<HMAC-SHA256 of "t.body" in hex>`. Refuse posts older than five minutes. The `id` stays the same when a post is repeated.',
    body: z.object({ address: z.string().trim().max(500), newSecret: z.boolean().optional() }),
    status: 200,
    response: z.object({ hook, secret: z.string().nullable() }),
    secretAnswer: true,
    refusals: ['sales.hook_invalid'],
  }),
  removeHook: endpoint({
    ...ofBusiness,
    method: 'DELETE',
    path: '/api/business/sales-hook',
    changes: ['sales'],
    summary: 'Stop posting changes of sales',
    status: 204,
    response: noContent,
  }),
};
