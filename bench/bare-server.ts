import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { type BareRep, bareApply } from './bare/bare-apply.ts';
import { bareBrowse } from './bare/bare-browse.ts';
import type { Statement } from './support/record-statements.ts';

export interface BareOrder {
  readonly databaseUrl: string;
  readonly poolSize: number;
  readonly browse: readonly Statement[];
  readonly apply: readonly Statement[];
  /** By their Authorization header. */
  readonly reps: Readonly<Record<string, BareRep>>;
}

// A day stays the text that it is, as the app sends it.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

process.once('disconnect', () => process.exit());

/** Nothing but node:http, pg and the app's own SQL: no sign-in, no validation, no headers, no log. */
process.once('message', ({ databaseUrl, poolSize, browse, apply, reps }: BareOrder) => {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: poolSize });
  const answerBrowse = bareBrowse(pool, browse, reps);
  const answerApply = bareApply(pool, apply, reps);
  const server = createServer(async (request, response) => {
    try {
      const url = new URL(request.url ?? '', 'http://localhost');
      if (request.method === 'GET') send(response, 200, await answerBrowse(url.searchParams, request.headers));
      else
        send(
          response,
          201,
          await answerApply(url.pathname.split('/')[3] ?? '', request.headers, await readBody(request)),
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

async function readBody(request: IncomingMessage): Promise<{ message: string }> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return JSON.parse(text);
}
