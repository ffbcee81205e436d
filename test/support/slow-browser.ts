import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';

const script = fileURLToPath(new URL('slowing-process.ts', import.meta.url));

/**
 * Gives a browser's pages a quarter of a processor, until the returned function is called. They are stopped for the rest of the time:
 * Chromium's own throttling spins instead, which takes the processor from all other tests.
 * @param browser with the pages open on their site, since another site is another process
 */
export async function slowDown(browser: Browser): Promise<() => Promise<void>> {
  const devtools = await browser.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  await devtools.detach();
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  if (pids.length === 0) throw new Error('The browser has no page to slow down');
  const child = fork(script, { execArgv: [], stdio: 'inherit' });
  const slowed = once(child, 'message');
  child.send(pids);
  await slowed;
  return async () => {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  };
}
