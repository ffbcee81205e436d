import { createApp } from '#server/app/create-app.ts';
import { openServices } from '#server/app/open-services.ts';
import { addressOf } from '#server/platform/db/database-address.ts';
import { readEnv } from '#server/platform/env.ts';
import { createLog } from '#server/platform/log.ts';
import { appEnv } from './app-env.ts';
import { askedOf, type Recording } from './learn-script.ts';
import type { Market } from './open-market.ts';
import { recordOn } from './record-statements.ts';

export interface Rep {
  readonly userId: string;
  readonly repId: string;
  readonly token: string;
}

export interface Sample {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly rep: Rep;
  readonly body?: string;
}

/** The app's statements for a request. */
export type RecordRequest = (sample: Sample) => Promise<Recording>;

/** The app in this process, where it can be observed. */
export async function openRecorder(market: Market, closing: AsyncDisposableStack): Promise<RecordRequest> {
  const services = await openServices({
    env: readEnv(appEnv(market, 'recorded')),
    database: addressOf(market.databaseUrl),
    log: createLog('silent'),
  });
  closing.defer(services.close);
  const app = await createApp(services);
  closing.defer(() => app.close());
  const record = recordOn(services.pool);

  return async ({ method, path, rep: { token, ...caller }, body }) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    // From then on the process has the caller cached.
    await app.inject({ url: '/api/jobs', headers });
    const { result, sent } = await record(async () =>
      app.inject({ method, url: path, headers, ...(body && { body }) }),
    );
    if (result.statusCode >= 300) throw new Error(`${path} is answered with ${result.statusCode}: ${result.body}`);
    return { asked: askedOf(path, caller, body), sent, answer: result.json() };
  };
}
