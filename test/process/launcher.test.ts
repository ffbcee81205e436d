import { expect, test } from 'vitest';
import { makeDataDir, makePreparedDataDir, startApp, startScript } from './app-process.ts';
import { waitFor } from './wait-for.ts';

const script = startScript;

// That it forwards a signal, and the exit code of an app stopped by one, is tested in app.test.ts.
test('the exit code of an app that fails to start is passed on', async () => {
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
