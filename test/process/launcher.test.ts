import { expect, test } from 'vitest';
import { makeDataDir, makePreparedDataDir, startApp } from './app-process.ts';
import { waitFor } from './wait-for.ts';

const script = 'scripts/start.mjs';

test('passes a signal on to the app, and its exit code back', async () => {
  const app = await startApp(await makePreparedDataDir(), { script });
  await app.ready();
  expect(await app.stop()).toBe(0);

  const refused = await startApp(await makeDataDir(), { script, env: { MODE: 'staging' } });
  expect(await refused.ended).toEqual({ code: 1, signal: null });
  expect(refused.printed()).toBe('MODE is "staging"; expected local or production.\n');
});

test('the app ends when the start script is killed', async () => {
  const app = await startApp(await makePreparedDataDir(), { script });
  await app.ready();
  app.child.kill('SIGKILL');
  await waitFor('the app to be gone', () =>
    fetch(app.url).then(
      () => false,
      () => true,
    ),
  );
  // Its streams close with the last process that holds them, which is the app.
  await app.ended;
});
