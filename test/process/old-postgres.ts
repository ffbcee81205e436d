import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Answers like PostgreSQL 14: admits every client and answers every query with its version. With `refusedSetting`, it
 * refuses clients that request that setting, as PgBouncer does. Resolves with its port.
 */
export async function startOldPostgres({ refusedSetting }: { refusedSetting?: string } = {}): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (startup) => {
      if (refusedSetting !== undefined && startup.includes(`\0${refusedSetting}\0`)) {
        const fields = ['SFATAL', 'C08P01', `Munsupported startup parameter: ${refusedSetting}`, ''];
        socket.end(message('E', Buffer.concat(fields.map(text))));
        return;
      }
      socket.write(message('R', int32(0)), () => socket.write(message('Z', Buffer.from('I'))));
      socket.on('data', (chunk) => {
        if (chunk.toString('latin1', 0, 1) === 'Q') socket.write(versionRow());
      });
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

function versionRow(): Buffer {
  const values = { version: '14.2', number: '140002', may: 't', who: 'me' };
  // Type numbers: 23 is int4, 16 is bool, 25 is text.
  const types: Record<string, number> = { number: 23, may: 16 };
  const columns = Object.keys(values).map((name) =>
    Buffer.concat([text(name), int32(0), int16(0), int32(types[name] ?? 25), int16(-1), int32(-1), int16(0)]),
  );
  const cells = Object.values(values).map((value) => Buffer.concat([int32(value.length), Buffer.from(value)]));
  return Buffer.concat([
    message('T', Buffer.concat([int16(columns.length), ...columns])),
    message('D', Buffer.concat([int16(cells.length), ...cells])),
    message('C', text('SELECT 1')),
    message('Z', Buffer.from('I')),
  ]);
}

function message(kind: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(kind), int32(body.length + 4), body]);
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(value);
  return buffer;
}

function int16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeInt16BE(value);
  return buffer;
}
