import { deriveKey, hmac, isSame } from '#server/platform/crypto/digests.ts';

/** The six digits that a business shows its reps on a day. Nobody can work them out without the server's key. */
export interface CodesOfDay {
  codeOf(jobId: string, day: string): string;
  isCode(given: string, jobId: string, day: string): boolean;
}

export function createCodesOfDay(secretKey: string): CodesOfDay {
  const key = deriveKey(secretKey, 'thengisa engagements', 'code of the day');
  const codeOf = (jobId: string, day: string) =>
    String(hmac(key, jobId, day).readUInt32BE(0) % 1_000_000).padStart(6, '0');
  return {
    codeOf,
    isCode: (given, jobId, day) => isSame(Buffer.from(given), Buffer.from(codeOf(jobId, day))),
  };
}
