import { createServer } from 'node:http';
import { findFreePort } from '#server/platform/free-port.ts';
import { feeOf, rands } from '#server/stand-ins/payfast/merchant.ts';
import { signedBody } from '#server/stand-ins/payfast/notifications.ts';
import { numbered } from '#server/stand-ins/payfast/signing.ts';

/** The network that the provider's notifications come from, and an address of it. */
export const providerNetwork = '197.97.145.144/28';
export const providerAddress = '197.97.145.145';

/** The payment provider as far as the app asks it: it confirms each notification. */
export async function openProvider(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(200, { 'content-type': 'text/plain' }).end('VALID'));
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The notification that a checkout with these fields was paid. */
export function signedNotification(fields: Readonly<Record<string, string>>, passphrase: string): string {
  const of = (name: string) => [name, fields[name] ?? ''] as const;
  const [whole = '0', decimals = '00'] = (fields.amount ?? '0.00').split('.');
  const amount = BigInt(whole) * 100n + BigInt(decimals);
  const fee = feeOf(amount);
  return signedBody(
    [
      of('m_payment_id'),
      // The provider numbers each payment. Ours has a number of its own too.
      ['pf_payment_id', `bench ${fields.m_payment_id}`],
      ['payment_status', 'COMPLETE'],
      of('item_name'),
      of('item_description'),
      ['amount_gross', rands(amount)],
      ['amount_fee', `-${rands(fee)}`],
      ['amount_net', rands(amount - fee)],
      ...numbered('custom_str').map(of),
      ...numbered('custom_int').map(of),
      of('name_first'),
      of('name_last'),
      of('email_address'),
      of('merchant_id'),
    ],
    { passphrase },
  );
}
