import type { EventEmitter } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

interface Bucket {
  /** The environment of an app that stores files there. */
  env(): Promise<Record<string, string>>;
  /** Its writes, such as `ObjectCreated:Put cvs/7/cv.pdf`. */
  readonly writes: readonly string[];
  close(): Promise<void>;
}

/** An S3 server with one bucket, started on first use. */
export function openBucket(): Bucket {
  const writes: string[] = [];
  let running: Promise<{ server: S3rver; folder: string; port: number }> | undefined;
  const start = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'thengisa-bucket-'));
    const configureBuckets = [{ name: 'files', configs: [] }];
    const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory: folder, configureBuckets });
    // Its types lack its events.
    (server as unknown as EventEmitter).on('event', ({ Records: [{ eventName, s3 }] }) => {
      if (eventName.startsWith('ObjectCreated')) writes.push(`${eventName} ${s3.object.key}`);
    });
    return { server, folder, port: (await server.run()).port };
  };
  return {
    writes,
    async env() {
      running ??= start();
      const { port } = await running;
      return {
        FILES_DRIVER: 's3',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_REGION: 'af-south-1',
        S3_BUCKET: 'files',
        S3_ACCESS_KEY: 'S3RVER',
        S3_SECRET_KEY: 'S3RVER',
      };
    },
    async close() {
      if (!running) return;
      const { server, folder } = await running;
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
