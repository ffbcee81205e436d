import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The words that a mailed link carries, so that whoever got the mail, and nobody else, can take a consent back. */
export interface WithdrawalTokens {
  of(leadId: string): string;
  /** The lead of a token that was made here; null for anything else. It never runs out: nor does the right. */
  read(token: string): string | null;
}

const leadId = z.uuid();

export function createWithdrawalTokens(secretKey: string): WithdrawalTokens {
  const key = Buffer.from(hkdfSync('sha256', secretKey, 'thengisa contact', 'lead withdrawal', 32));
  const sign = (id: string) => createHmac('sha256', key).update(id).digest();
  return {
    of: (id) => `${id}.${sign(id).toString('base64url')}`,
    read(token) {
      const [id = '', signature = ''] = token.split('.');
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(id)];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return leadId.safeParse(id).success ? id : null;
    },
  };
}
