import autocannon from 'autocannon';
import { v7 as uuidv7 } from 'uuid';
import type { LoadOrder, LoadResult } from './support/load.ts';

// The load generator has its own process, so as not to slow down the server under test.
process.once('disconnect', () => process.exit());
process.on('message', async (order: LoadOrder) => {
  process.send?.(await fire(order));
});

async function fire({ url, connections, until, requests }: LoadOrder): Promise<LoadResult> {
  const milliseconds: number[] = [];
  let taken = requests.from;
  const next = (): autocannon.Request => {
    const number = taken++;
    const { method, paths, tokens, body } = requests;
    return {
      method,
      path: paths[number % paths.length],
      headers: {
        authorization: `Bearer ${tokens[number % tokens.length]}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body.replace('{id}', uuidv7()) }),
    };
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        url,
        connections,
        ...until,
        sampleInt: 'amount' in until ? 50 : 1000,
        requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
      },
      (error, done) => (error ? reject(error) : resolve(done)),
    );
    instance.on('response', (_client, _status, _bytes, responseTime) => milliseconds.push(responseTime));
  });
  return {
    next: taken,
    seconds: result.duration,
    failed: result.non2xx + result.errors + result.timeouts,
    milliseconds,
  };
}
