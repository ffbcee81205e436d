import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startClamd } from '#test/support/clamd.ts';
import { openVirusScanner, ScannerUnavailable } from './virus-scanner.ts';

let folder: string;
const open: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thengisa-scanner-'));
});
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// In two parts: a scanner of this machine would take this file for the test virus.
const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;

async function fileOf(content: string | Buffer): Promise<string> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return path;
}

async function clamd() {
  const running = await startClamd();
  open.push(running.close);
  return running;
}

/** Another service at the port. */
async function serve(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    answer(socket);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  open.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((done) => server.close(done));
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a clean file passes, whole and in as many chunks as it needs', async () => {
  const { address, scanned } = await clamd();
  const content = Buffer.alloc(300_000, 'clean ');
  expect(await openVirusScanner({ address }).scan(await fileOf(content))).toBe('clean');
  expect(scanned).toHaveLength(1);
  expect(scanned[0]?.equals(content)).toBe(true);
});

test('the test virus is found, wherever it is in the file', async () => {
  const { address } = await clamd();
  const scanner = openVirusScanner({ address });
  expect(await scanner.scan(await fileOf(eicar))).toBe('infected');
  expect(await scanner.scan(await fileOf(`${'x'.repeat(65_530)}${eicar}${'x'.repeat(70_000)}`))).toBe('infected');
});

test('an empty file is scanned too', async () => {
  const { address, scanned } = await clamd();
  expect(await openVirusScanner({ address }).scan(await fileOf(''))).toBe('clean');
  expect(scanned).toEqual([Buffer.alloc(0)]);
});

test('without an address nothing is scanned', async () => {
  expect(await openVirusScanner({ address: null }).scan(await fileOf(eicar))).toBe('clean');
});

test.each<[string, (socket: Socket) => void]>([
  ['does not answer', () => {}],
  ['hangs up', (socket) => socket.destroy()],
  ['says nothing and hangs up', (socket) => socket.once('data', () => socket.end())],
  ['has no more room', (socket) => socket.end('INSTREAM size limit exceeded. ERROR\0')],
  ['is not a clamd', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  [
    'says OK of something else',
    (socket) =>
      socket.on('data', (data) => void (data.subarray(-4).every((byte) => byte === 0) && socket.end('PONG OK\0'))),
  ],
  ['talks without end', (socket) => void setInterval(() => socket.writable && socket.write('.'), 5).unref()],
])('no file passes a scanner that %s', async (_what, answer) => {
  const address = await serve(answer);
  const scanning = openVirusScanner({ address, timeoutMs: 300 }).scan(await fileOf('x'.repeat(200_000)));
  await expect(scanning).rejects.toThrow(ScannerUnavailable);
});

test('no file passes when nothing listens at the port', async () => {
  const address = await serve(() => {});
  await open.pop()?.();
  await expect(openVirusScanner({ address }).scan(await fileOf('x'))).rejects.toThrow(ScannerUnavailable);
});
