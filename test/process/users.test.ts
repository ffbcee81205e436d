import { chmod, chown, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { startEmbedded } from '#server/platform/db/embedded/start-embedded.ts';
import { makeDataDir, removeDataDir, startApp } from './app-process.ts';
import { copyToPrivateFolder, findReadableProject, startServerIn } from './project-copy.ts';
import { waitFor } from './wait-for.ts';

const NOBODY = { uid: 65534, gid: 65534 };
const asRoot = process.getuid?.() === 0;

test('works in a folder that only its owner can access, which may be root', async () => {
  const root = await copyToPrivateFolder();
  await chmod(root, 0o700);
  onTestFinished(() => removeDataDir(join(root, 'data')));
  // The environment, here PORT, overrides the file.
  await writeFile(join(root, '.env'), 'SITE_URL=https://from-the-file.example\nPORT=1\n');
  // Relative to the project's folder, whatever the working directory.
  const app = await startApp('data', { root });
  await app.ready();
  await waitFor('its address', () => app.printed().includes('Thengisa is at https://from-the-file.example'));
  const cluster = await stat(join(root, 'data', 'postgres'));
  expect(cluster.uid === 0).toBe(false);
  expect(await app.stop()).toBe(0);

  expect(await startServerIn(root, 'data')).toBe('started');
});

// Elsewhere, tests run by an ordinary user cover this.
if (asRoot) {
  test('works as an ordinary user, and reports when the data folder belongs to another user', async () => {
    const dataDir = await makeDataDir();
    await chown(dataDir, NOBODY.uid, NOBODY.gid);
    const root = await findReadableProject(NOBODY);
    const app = await startApp(dataDir, { root, user: NOBODY });
    await app.ready();
    expect((await stat(join(dataDir, 'postgres'))).uid).toBe(NOBODY.uid);
    expect(await app.stop()).toBe(0);

    // Root continues as the user who owns the cluster.
    const { stop } = await startEmbedded({ dataDir });
    const { pid } = (await readPostmaster(join(dataDir, 'postgres'))) ?? {};
    expect((await stat(`/proc/${pid}`)).uid).toBe(NOBODY.uid);
    await stop();

    const barred = await makeDataDir();
    const refused = await startApp(barred, { root, user: NOBODY });
    expect((await refused.ended).code).toBe(1);
    expect(refused.printed()).toBe(
      `Cannot write to the data folder ${barred}: permission denied. Set DATA_DIR to a folder you can write to.\n`,
    );
  });
}
