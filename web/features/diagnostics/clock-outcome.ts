import { failedWith, type Outcome, passed, warned } from './check.ts';

interface Times {
  readonly sent: number;
  readonly received: number;
  readonly server: number;
}

const seconds = (ms: number) => Math.round(ms / 1000);
const littleMs = 60_000;
/** From then on sessions look as if they were over, or not begun. */
const muchMs = 300_000;

/** How far the clock of the device is off. Half of the way there and back is taken for the way there. */
export function clockOutcome({ sent, received, server }: Times): Outcome {
  const ahead = (sent + received) / 2 - server;
  const off = Math.abs(ahead);
  const words = `The clock is ${seconds(off)} s ${ahead > 0 ? 'ahead of' : 'behind'} our server`;
  if (off < 1000) return passed('The clock agrees with our server.');
  if (off < littleMs) return passed(`${words}, which is fine.`);
  return off < muchMs
    ? warned(`${words}. Turn on automatic time on this device.`)
    : failedWith(`${words}, so sign-in may fail. Turn on automatic time on this device.`);
}
