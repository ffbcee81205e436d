import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly url: string;
  /**
   * Uploads lose their connection after this many bytes; null: they don't. All of them, since a browser retries by
   * itself on a reused connection.
   */
  cutUploads(after: number | null): void;
  close(): Promise<void>;
}

/** A proxy between the browser and the app that, like a mobile network, can fail. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let cutAfter: number | null = null;

  const server = createServer((client) => {
    const app = connect(Number(port), hostname);
    let sent: number | null = null;
    for (const socket of [client, app]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        client.destroy();
        app.destroy();
      });
    }
    app.pipe(client);
    client.on('data', (data) => {
      if (cutAfter !== null && data.includes('POST /api/files/')) sent = 0;
      if (sent !== null && cutAfter !== null) {
        sent += data.length;
        if (sent > cutAfter) return void client.resetAndDestroy();
      }
      if (!app.write(data)) {
        client.pause();
        app.once('drain', () => client.resume());
      }
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutUploads(after) {
      cutAfter = after;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
