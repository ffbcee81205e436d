import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** A holder renews its lock file this often, so that the age of one left by a killed process shows; milliseconds. */
const RENEWED_EVERY = 1000;
const LEFT_BEHIND_AFTER = 10_000;

/**
 * Runs the work while no other process does; `waiting` is printed if it has to wait.
 * @template T
 * @param {string} path the lock file, in a folder that exists
 * @param {string} waiting
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, waiting, work) {
  let told = false;
  while (!(await tryLock(path))) {
    if (await isLeftBehind(path)) {
      await removeLeftBehind(path);
      continue;
    }
    if (!told) console.log(waiting);
    told = true;
    await delay(200);
  }
  const renewal = setInterval(() => utimes(path, new Date(), new Date()).catch(() => {}), RENEWED_EVERY);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await rm(path, { force: true });
  }
}

/** @param {string} path */
async function tryLock(path) {
  const made = `${path}.${randomUUID()}`;
  try {
    await writeFile(made, String(process.pid));
    // By our clock, as each renewal: that of a network drive may be another.
    await utimes(made, new Date(), new Date());
    await link(made, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(made, { force: true });
  }
}

/**
 * Two waiting processes may both have judged the file stale: the slower one must not remove the faster one's new file.
 * @param {string} path
 */
async function removeLeftBehind(path) {
  const aside = `${path}.${process.pid}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (!(await isLeftBehind(aside))) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

/** @param {string} path */
async function isLeftBehind(path) {
  const file = await stat(path).catch(() => null);
  if (file === null) return false;
  if (Date.now() - file.mtimeMs > LEFT_BEHIND_AFTER) return true;
  const holder = Number(await readFile(path, 'utf8').catch(() => ''));
  return holder > 0 && !isAlive(holder);
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
