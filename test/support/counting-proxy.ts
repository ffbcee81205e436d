import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Download {
  readonly path: string;
  /** Of the body as sent, compressed. */
  readonly bytes: number;
}

export interface CountingProxy {
  readonly url: string;
  /** Everything downloaded since the last call, by pages and their service worker. */
  downloads(): readonly Download[];
  close(): Promise<void>;
}

/** A proxy between the browser and the app that counts what is downloaded. */
export async function startCountingProxy(target: string): Promise<CountingProxy> {
  let counted: Download[] = [];
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url: path = '' } = incoming;
    const sent = request(target + path, { method, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.once('end', () => counted.push({ path, bytes }));
      outgoing.writeHead(response.statusCode ?? 500, response.headers);
      response.pipe(outgoing);
    });
    sent.once('error', () => outgoing.destroy());
    outgoing.once('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    downloads() {
      const since = counted;
      counted = [];
      return since;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
