import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex');

/** What a form is signed over: its fields but the signature, by name, one a line. */
export function formSignature(form: ReadonlyMap<string, string>, key: string): string {
  const lines = [...form].filter(([name]) => name !== 'signature').toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hmac(key, lines.map(([name, value]) => `${name}=${value}\n`).join(''));
}

/** In the header of a notification: when it was signed, and over what: `t=1764000000,v1=…`. */
export const noticeSignature = (body: string, key: string, atMs: number): string => {
  const seconds = Math.floor(atMs / 1000);
  return `t=${seconds},v1=${hmac(key, `${seconds}.${body}`)}`;
};

export const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
