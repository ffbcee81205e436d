import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

/** clamd said neither that the file is clean nor that it is infected. */
export class ScannerUnavailable extends Error {
  override readonly name = 'ScannerUnavailable';
}

export interface VirusScanner {
  /** Throws a ScannerUnavailable: an unscanned file is not taken for a clean one. */
  scan(path: string): Promise<'clean' | 'infected'>;
}

interface Settings {
  /** `host:port` of a clamd; null: there is none, and every file passes. */
  readonly address: string | null;
  readonly timeoutMs?: number;
}

export function openVirusScanner({ address, timeoutMs = 20_000 }: Settings): VirusScanner {
  if (address === null) return { scan: async () => 'clean' };
  const colon = address.lastIndexOf(':');
  const port = Number(address.slice(colon + 1));
  const host = address.slice(0, colon).replace(/^\[(.*)\]$/, '$1');

  return {
    async scan(path) {
      const socket = connect({ host, port });
      // Over all of it: a scanner that sends a byte now and then must not hold an upload for ever.
      const timer = setTimeout(() => socket.destroy(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
      try {
        const [answer] = await Promise.all([text(socket), sendFile(socket, path)]);
        return verdictOf(answer);
      } catch (error) {
        if (error instanceof ScannerUnavailable) throw error;
        throw new ScannerUnavailable(`The virus scanner at ${address} failed: ${(error as Error).message}`, {
          cause: error,
        });
      } finally {
        clearTimeout(timer);
        socket.destroy();
      }
    },
  };
}

/** The command INSTREAM of clamd: chunks that begin with their length, and one of length 0 at the end. */
async function sendFile(socket: Socket, path: string): Promise<void> {
  const send = (data: string | Buffer) =>
    new Promise<void>((done, fail) => socket.write(data, (error) => (error ? fail(error) : done())));
  await send('zINSTREAM\0');
  for await (const chunk of createReadStream(path)) await send(Buffer.concat([lengthOf(chunk.length), chunk]));
  await send(lengthOf(0));
}

function lengthOf(length: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(length);
  return bytes;
}

function verdictOf(answer: string): 'clean' | 'infected' {
  const line = answer.replace(/\0$/, '').trim();
  if (line === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(line)) return 'infected';
  throw new ScannerUnavailable(`The virus scanner answered "${line.slice(0, 200)}"`);
}
