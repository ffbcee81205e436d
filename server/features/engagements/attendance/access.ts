import { deriveKey, hmac, isMadeBy } from '#server/platform/crypto/digests.ts';
import type { AnyKey, Secret } from '#server/platform/crypto/key-ring.ts';

/**
 * The six digits that a business shows its reps on a day, derived from the server's key.
 * `version`: how often the day's code was replaced.
 */
export interface CodesOfDay {
  codeOf(jobId: string, day: string, version?: number): string;
  isCode(given: string, jobId: string, day: string, version: number): boolean;
}

export function createCodesOfDay(secretKey: Secret): CodesOfDay {
  const key = deriveKey(secretKey, 'thengisa engagements', 'code of the day');
  const codeBy = (by: AnyKey, jobId: string, day: string, version = 0) => {
    const parts = version === 0 ? [jobId, day] : [jobId, day, String(version)];
    return String(hmac(by, ...parts).readUInt32BE(0) % 1_000_000).padStart(6, '0');
  };
  return {
    codeOf: (...of) => codeBy(key, ...of),
    isCode: (given, ...of) => isMadeBy(key, Buffer.from(given), (one) => Buffer.from(codeBy(one, ...of))),
  };
}
