import type { z } from 'zod';
import type { variables } from './env-variables.ts';

/** PayFast's sandbox, public: its signatures prove nothing. */
const sandbox = { merchantId: '10000100', merchantKey: '46f0cd694581a', passphrase: 'jt7NOE43FZPn' };

/** As PayFast publishes them. More have been seen since; an administrator has to confirm their notifications. */
const published = ['197.97.145.144/28', '41.74.179.192/27', '102.216.36.0/28', '102.216.36.128/28', '144.126.193.139'];

/** Addresses from which a stand-in on the same machine, or in the same network, notifies. */
const nearby = ['127.0.0.0/8', '::1', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

export const isSandboxMerchant = (merchantId: string | undefined): boolean => merchantId === sandbox.merchantId;

/** Our identity at PayFast. In local mode, without a configured PayFast, the app plays its part itself. */
export function payfastOf(value: z.output<typeof variables>, siteUrl: string) {
  const standIn = value.MODE === 'local' && value.PAYFAST_URL === undefined;
  return {
    standIn,
    merchantId: value.PAYFAST_MERCHANT_ID ?? sandbox.merchantId,
    merchantKey: value.PAYFAST_MERCHANT_KEY ?? sandbox.merchantKey,
    passphrase: value.PAYFAST_PASSPHRASE ?? sandbox.passphrase,
    url: value.PAYFAST_URL ?? (standIn ? siteUrl : 'https://www.payfast.co.za'),
    apiUrl: value.PAYFAST_API_URL ?? (standIn ? siteUrl : 'https://api.payfast.co.za'),
    sources: value.PAYFAST_SOURCES ?? (standIn ? nearby : published),
  };
}
