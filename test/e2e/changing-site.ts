import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ChangingSite = {
  /** Without a trailing slash. */
  url: string;
  /** From now on its pages carry this name as `data-deploy`, and the service worker is that of another build. */
  deploy(name: string): void;
  stop(): Promise<void>;
};

/** The real site behind another origin, where it can be replaced by a newer one. */
export async function startChangingSite(origin: string): Promise<ChangingSite> {
  let deployed: string | null = null;
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url, { headers: { accept: request.headers.accept ?? '*/*' } });
    const type = answer.headers.get('content-type') ?? '';
    const sent = Buffer.from(await answer.arrayBuffer());
    const body = deployed === null ? sent : changed(sent, { type, url: request.url, name: deployed });
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: (name) => {
      deployed = name;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function changed(sent: Buffer, { type, url, name }: { type: string; url: string | undefined; name: string }) {
  if (type.startsWith('text/html')) return sent.toString().replace('<html ', `<html data-deploy="${name}" `);
  if (url === '/service-worker.js') return sent.toString().replace(/site-\w+/, `site-${name}`);
  return sent;
}
