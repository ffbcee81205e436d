import { type AddressInfo, createServer, type Socket } from 'node:net';

const command = 'zINSTREAM\0';
const virus = 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE';

interface Clamd {
  readonly address: string;
  /** The received stream, reassembled. */
  readonly scanned: Buffer[];
  close(): Promise<void>;
}

/** Speaks clamd's INSTREAM protocol, and knows one virus. Anything else gets an error. */
export async function startClamd(): Promise<Clamd> {
  const scanned: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let received: Buffer = Buffer.alloc(0);
    socket.on('data', (data) => {
      received = Buffer.concat([received, data]);
      const content = contentOf(received);
      if (content === 'more') return;
      if (content === 'wrong') return void socket.end('UNKNOWN COMMAND\0');
      scanned.push(content);
      socket.end(content.includes(virus) ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    scanned,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function contentOf(received: Buffer): Buffer | 'more' | 'wrong' {
  const started = received.subarray(0, command.length).toString('latin1');
  if (!command.startsWith(started)) return 'wrong';
  const chunks: Buffer[] = [];
  let at = command.length;
  while (at + 4 <= received.length) {
    const length = received.readUInt32BE(at);
    if (length === 0) return at + 4 === received.length ? Buffer.concat(chunks) : 'wrong';
    if (at + 4 + length > received.length) return 'more';
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return 'more';
}
