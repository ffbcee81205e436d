import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Node's own arguments for a server whose clock is moved while it runs. It is spawned with a channel (`ipc`). */
export const withMovableClock = ['--import', new URL('movable-clock.ts', import.meta.url).href];

/** From now on the clock of that server is so many milliseconds ahead of the machine's; until it is started again. */
export async function moveClockOf(server: ChildProcess, aheadMs: number): Promise<void> {
  const moved = once(server, 'message');
  server.send(aheadMs);
  await moved;
}
