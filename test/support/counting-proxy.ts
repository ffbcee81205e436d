import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Download {
  readonly path: string;
  readonly isScript: boolean;
  /** Of the body as sent, compressed: what a test of caching limits, since a "not modified" has headers alone. */
  readonly bytes: number;
  /** With the headers: what a visitor pays, which the bench measures. */
  readonly wireBytes: number;
}

export interface CountingProxy {
  readonly url: string;
  /** What was downloaded since the last call, by pages and their service worker. */
  downloads(): readonly Download[];
  close(): Promise<void>;
}

/**
 * A proxy between the browser and the app that counts what is downloaded. Unlike a page's own figures these include the
 * service worker's requests, and leave out what a cache answered.
 * @param port any free one, unless the app must know its address before it starts
 */
export async function startCountingProxy(target: string, port = 0): Promise<CountingProxy> {
  let counted: Download[] = [];
  const server = createServer((incoming, outgoing) => {
    const { socket } = outgoing;
    const writtenBefore = socket?.bytesWritten ?? 0;
    const { method, headers, url: path = '/' } = incoming;
    const forwarded = request(target + path, { method, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      outgoing.once('close', () => {
        const isScript = response.headers['content-type']?.includes('javascript') ?? false;
        counted.push({ path, isScript, bytes, wireBytes: (socket?.bytesWritten ?? 0) - writtenBefore });
      });
      outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
      response.pipe(outgoing);
    });
    forwarded.once('error', () => outgoing.destroy());
    outgoing.once('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  server.listen(port, '127.0.0.1');
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
