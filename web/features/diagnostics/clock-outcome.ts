import { failedWith, type Outcome, passed, warned } from './check.ts';

interface Times {
  readonly sent: number;
  readonly received: number;
  readonly server: number;
}

const seconds = (ms: number) => Math.round(ms / 1000);
const littleMs = 60_000;
/** From then on sessions look expired, or not yet valid. */
const muchMs = 300_000;

/** The offset of the device's clock. Half the round trip is taken as the way there. */
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
