import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';

export interface Download {
  readonly path: string;
  readonly isScript: boolean;
  /** Of the body as sent, compressed. A "not modified" has none. */
  readonly bytes: number;
}

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

export interface CountingProxy {
  readonly url: string;
  /** What was downloaded since the last call, by pages and their service worker. */
  downloads(): readonly Download[];
  close(): Promise<void>;
}

interface ProxyOptions {
  /** Any free one, unless the app must know its address before it starts. */
  readonly port?: number;
  /** With one, the proxy speaks HTTP/2 as a product's own proxy does; browsers do only over TLS. */
  readonly certificate?: Certificate | undefined;
}

/**
 * A proxy between the browser and the app that counts what is downloaded. Unlike a page's own figures these include the
 * service worker's requests, and leave out what a cache answered.
 */
export async function startCountingProxy(
  target: string,
  { port = 0, certificate }: ProxyOptions = {},
): Promise<CountingProxy> {
  let counted: Download[] = [];
  const forward = (
    incoming: IncomingMessage | Http2ServerRequest,
    outgoing: ServerResponse | Http2ServerResponse,
  ): void => {
    const { method = 'GET', url: path = '/' } = incoming;
    const forwarded = request(target + path, { method, headers: headersOf(incoming.headers) }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      outgoing.once('close', () => {
        const isScript = response.headers['content-type']?.includes('javascript') ?? false;
        counted.push({ path, isScript, bytes });
      });
      outgoing.statusCode = response.statusCode ?? 502;
      for (const [name, value] of Object.entries(headersOf(response.headers))) outgoing.setHeader(name, value);
      response.pipe(outgoing);
    });
    forwarded.once('error', () => outgoing.destroy());
    outgoing.once('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  };
  const server = certificate
    ? createSecureServer({ ...certificate, allowHTTP1: true }, forward)
    : // Until it is closed, connections stay open: one that ends after some idle seconds does so just when a client sends on it.
      createServer({ keepAliveTimeout: 0 }, forward);
  const sockets = new Set<{ destroy(): void }>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `${certificate ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`,
    downloads() {
      const since = counted;
      counted = [];
      return since;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Without those of the connection, which belong to each hop and which HTTP/2 does not allow. */
function headersOf({ ':authority': host, ...headers }: IncomingHttpHeaders): Record<string, string | string[]> {
  const ofHop = new Set(['connection', 'keep-alive', 'transfer-encoding']);
  const kept = Object.entries(headers).filter(([name, value]) => value && !name.startsWith(':') && !ofHop.has(name));
  return { ...(host && { host }), ...(Object.fromEntries(kept) as Record<string, string | string[]>) };
}
