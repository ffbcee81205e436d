import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { limitBodyTime } from './body-time.ts';

test('a body that does not come is waited for only so long, but a file may take its time', async () => {
  const app = Fastify();
  limitBodyTime(app, 100);
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  app.post('/json', async () => 'answered');
  app.post('/file', { config: { rawBody: true } }, async ({ raw }) => {
    const chunks: Buffer[] = await raw.toArray();
    return Buffer.concat(chunks).toString();
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;

  const begin = (path: string, type: string) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: test\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 4\r\n\r\n12`,
    );
    return { socket, closed: once(socket, 'close').then(() => answer) };
  };

  const file = begin('/file', 'application/octet-stream');
  expect(await begin('/json', 'application/json').closed).toMatch(/^HTTP\/1\.1 408 /);
  file.socket.write('34');
  expect(await file.closed).toMatch(/^HTTP\/1\.1 200 [\s\S]*1234$/);
  await app.close();
});
