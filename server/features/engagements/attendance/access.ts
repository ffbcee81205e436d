import { deriveKey, hmac, isSame } from '#server/platform/crypto/digests.ts';

/**
 * The six digits that a business shows its reps on a day, derived from the server's key.
 * `version`: how often the day's code was replaced.
 */
export interface CodesOfDay {
  codeOf(jobId: string, day: string, version?: number): string;
  isCode(given: string, jobId: string, day: string, version: number): boolean;
}

export function createCodesOfDay(secretKey: string): CodesOfDay {
  const key = deriveKey(secretKey, 'thengisa engagements', 'code of the day');
  const codeOf = (jobId: string, day: string, version = 0) => {
    const parts = version === 0 ? [jobId, day] : [jobId, day, String(version)];
    return String(hmac(key, ...parts).readUInt32BE(0) % 1_000_000).padStart(6, '0');
  };
  return {
    codeOf,
    isCode: (given, ...of) => isSame(Buffer.from(given), Buffer.from(codeOf(...of))),
  };
}
