import { createHmac, timingSafeEqual } from 'node:crypto';

// RFC 6238 with the values that every authenticator app assumes: SHA-1, 6 digits, 30 seconds.
const stepSeconds = 30;
const digits = 6;
/** Clocks differ: a code of one step before or after counts too. */
const accepted = [-1, 0, 1];
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32(bytes: Buffer): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits;
  return number.toString().padStart(digits, '0');
}

export const totpStep = (now: Date) => Math.floor(now.getTime() / 1000 / stepSeconds);

/** Probability that one guess at one app is right. */
export const totpGuessChance = accepted.length / 10 ** digits;

/** Returns the time step of this code, one step of clock difference allowed either way, or null. Steps up to `usedStep` are spent. */
export function matchTotp(secret: Buffer, code: string, now: Date, usedStep: number): number | null {
  const given = Buffer.from(code);
  let match: number | null = null;
  for (const step of accepted.map((ahead) => totpStep(now) + ahead)) {
    const expected = Buffer.from(totpCode(secret, step));
    const equal = given.length === expected.length && timingSafeEqual(given, expected);
    if (equal && step > usedStep) match = step;
  }
  return match;
}

/** The URI that an authenticator app reads from the QR code. */
export function totpUri({ issuer, account, secret }: { issuer: string; account: string; secret: Buffer }): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const parameters = new URLSearchParams({
    algorithm: 'SHA1',
    digits: String(digits),
    issuer,
    period: String(stepSeconds),
    secret: base32(secret),
  });
  // Some apps show the plus sign of form encoding literally.
  return `otpauth://totp/${label}?${parameters.toString().replaceAll('+', '%20')}`;
}
