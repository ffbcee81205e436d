import { createServer, request } from 'node:http';

export interface CountingProxy {
  /** Bytes sent since the last call: headers and bodies, as on the wire. */
  take(): { readonly script: number; readonly total: number; readonly byPath: ReadonlyMap<string, number> };
  stop(): void;
}

/**
 * Forwards to the server on another port and counts what it answers. Unlike a page's own figures these include the service worker's requests, and
 * leave out what a cache answered.
 */
export async function startCountingProxy(port: number, serverPort: number): Promise<CountingProxy> {
  let script = 0;
  let total = 0;
  let byPath = new Map<string, number>();
  const proxy = createServer((incoming, outgoing) => {
    const { socket } = outgoing;
    const sentBefore = socket?.bytesWritten ?? 0;
    const { method, headers, url: path = '/' } = incoming;
    const forwarded = request({ host: '127.0.0.1', port: serverPort, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
      outgoing.on('close', () => {
        const sent = (socket?.bytesWritten ?? 0) - sentBefore;
        total += sent;
        byPath.set(path, (byPath.get(path) ?? 0) + sent);
        if (answer.headers['content-type']?.includes('javascript')) script += sent;
      });
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  });
  await new Promise<void>((resolve) => proxy.listen(port, '127.0.0.1', resolve));
  return {
    take() {
      const taken = { script, total, byPath };
      byPath = new Map();
      script = 0;
      total = 0;
      return taken;
    },
    stop() {
      proxy.close();
      proxy.closeAllConnections();
    },
  };
}
