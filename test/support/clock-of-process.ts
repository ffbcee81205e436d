import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Node's own arguments for a server whose clock is moved while it runs. It is spawned with a channel (`ipc`). */
export const withMovableClock = ['--import', new URL('movable-clock.ts', import.meta.url).href];

/** Sets the server's clock ahead of the machine's by this many milliseconds, until it is restarted. */
export async function moveClockOf(server: ChildProcess, aheadMs: number): Promise<void> {
  const moved = once(server, 'message');
  server.send(aheadMs);
  await moved;
}
