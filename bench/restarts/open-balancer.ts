import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '#server/platform/startup-error.ts';

/** No retries: a request that its process does not answer has failed. */
const configuration = (port: number, ports: readonly number[]) => `
global
  maxconn 1000
defaults
  mode http
  retries 0
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend everyone
  bind 127.0.0.1:${port}
  default_backend processes
backend processes
  balance roundrobin
  option httpchk GET /readyz
  http-check expect status 200
  default-server inter 1s fall 2 rise 1
${ports.map((each) => `  server web${each} 127.0.0.1:${each} check`).join('\n')}
`;

interface Balancer {
  readonly folder: string;
  readonly port: number;
  /** Of the processes behind it. */
  readonly ports: readonly number[];
  readonly closing: AsyncDisposableStack;
}

export async function openBalancer({ folder, port, ports, closing }: Balancer): Promise<void> {
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configuration(port, ports));
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: ['ignore', 'ignore', 'ignore'] });
  const ended = once(child, 'exit').catch((error) => {
    throw new StartupError(`haproxy cannot be run (${error.message}). Install it first.`);
  });
  await Promise.race([once(child, 'spawn'), ended]);
  closing.defer(async () => {
    child.kill('SIGTERM');
    await ended;
  });
}
