import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartupError } from '#server/platform/startup-error.ts';

/** Passes a content on, and fails at its end when it isn't the one with this hash. */
export function refuseChanged(sha256: string): Transform {
  const hash = createHash('sha256');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      done(hash.digest('hex') === sha256 ? null : new StartupError(`The content ${sha256} of the backup is damaged.`));
    },
  });
}

export async function isUnchanged(content: Readable, sha256: string): Promise<boolean> {
  const hash = createHash('sha256');
  await pipeline(content, hash);
  return hash.digest('hex') === sha256;
}
