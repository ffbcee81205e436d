import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { askedOf, type Script } from './support/learn-script.ts';
import { replayScript } from './support/replay-script.ts';

export interface BareOrder {
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly script: Script;
  /** By their Authorization header. */
  readonly callers: Readonly<Record<string, unknown>>;
}

// A date stays text, as the app sends it.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

process.once('disconnect', () => process.exit());

/** Only node:http, pg and the app's own SQL: no sign-in, no validation, no headers, no log. */
process.on('message', ({ databaseUrl, poolSize, script, callers }: BareOrder) => {
  const answer = replayScript(new pg.Pool({ connectionString: databaseUrl, max: poolSize }), script);
  const server = createServer(async (request, response) => {
    try {
      const { url = '', headers, method } = request;
      const body = method === 'GET' ? undefined : await readBody(request);
      send(
        response,
        method === 'GET' ? 200 : 201,
        await answer(askedOf(url, callers[headers.authorization ?? ''], body)),
      );
    } catch (error) {
      console.error(error);
      send(response, 500, {});
    }
  });
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});

function send(response: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
  });
  response.end(text);
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
