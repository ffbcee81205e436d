import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '#server/platform/http/refusal.ts';

/** The words that a mailed link carries, so that whoever got the mail, and nobody else, can stop the mails of a search. */
export interface StopMailsTokens {
  of(searchId: string): string;
  /** The search of a token that was made here. It never runs out: nor does the right. Refusal: saved_search.link_invalid. */
  read(token: string): string;
}

const searchId = z.uuid();

export function createStopMailsTokens(secretKey: string): StopMailsTokens {
  const key = Buffer.from(hkdfSync('sha256', secretKey, 'thengisa jobs', 'saved search mails', 32));
  const sign = (id: string) => createHmac('sha256', key).update(id).digest();
  return {
    of: (id) => `${id}.${sign(id).toString('base64url')}`,
    read(token) {
      const [id = '', signature = ''] = token.split('.');
      const [given, expected] = [Buffer.from(signature, 'base64url'), sign(id)];
      const genuine = given.length === expected.length && timingSafeEqual(given, expected);
      if (!genuine || !searchId.safeParse(id).success) throw new Refusal('saved_search.link_invalid');
      return id;
    },
  };
}
