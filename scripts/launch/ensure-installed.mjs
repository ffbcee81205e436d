import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { withLock } from './lock.mjs';

/**
 * Syncs node_modules with package-lock.json. Needs no network if nothing changed.
 * @param {string} root the project's folder
 */
export async function ensureInstalled(root) {
  if ((await whyInstall(root)) === null) return;
  await withLock(join(root, '.install.lock'), 'Another start is installing packages; waiting for it', async () => {
    const reason = await whyInstall(root);
    if (reason === null) return;
    const startedAt = Date.now();
    console.log(`Installing packages: ${reason}. This takes a minute or so.`);
    await installPackages(root);
    await writeFile(stampOf(root), await fingerprint(root));
    console.log(`Packages installed (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`);
  });
}

/**
 * @param {string} root
 * @returns {Promise<string | null>} null: nothing to do
 */
async function whyInstall(root) {
  const stamp = await readFile(stampOf(root), 'utf8').catch(() => null);
  const wanted = await fingerprint(root);
  if (stamp === wanted) return null;
  if (stamp !== null) {
    const sameMachine = stamp.split(' ')[0] === wanted.split(' ')[0];
    if (!sameMachine) return 'those in node_modules are for another kind of machine';
  }
  // npm writes this file last, so it marks a completed manual install.
  const done = await readJson(join(root, 'node_modules', '.package-lock.json'));
  if (done === null) return stamp === null ? 'there are none yet' : 'node_modules is incomplete';
  if (!(await isSame(root, done))) return 'package-lock.json has changed';
  await writeFile(stampOf(root), wanted).catch(() => {});
  return null;
}

/**
 * @param {string} root
 * @param {{ packages: Record<string, { version?: string }> }} done
 */
async function isSame(root, done) {
  const lock = await readJson(join(root, 'package-lock.json'));
  return Object.entries(lock?.packages ?? {}).every(([path, wanted]) => {
    if (path === '') return true;
    const found = done.packages[path];
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}

/** @param {string} root */
async function fingerprint(root) {
  const lock = await readFile(join(root, 'package-lock.json'));
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`;
}

/** @param {string} root */
function stampOf(root) {
  return join(root, 'node_modules', '.installed');
}

/** @param {string} path */
async function readJson(path) {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {string} root */
async function installPackages(root) {
  const env = { ...process.env };
  // npm may replace the Node in node_modules that `npm start` finds first; and `npm --prefix` would reach the npm that
  // some install scripts start.
  const bin = join(root, 'node_modules', '.bin');
  env.PATH = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== bin)
    .join(delimiter);
  for (const name of ['npm_config_prefix', 'npm_config_local_prefix', 'npm_config_global_prefix']) delete env[name];
  const { npm_execpath: npm, npm_node_execpath: node } = env;
  const [command, ...before] = npm && node && /npm-cli\.c?js$/.test(npm) ? [node, npm] : ['npm'];
  // Not `npm ci`: it refuses a lock file without the packages for other kinds of machines that a registry did not have when it was written. This
  // installs from the lock file too, and leaves that unchanged.
  const args = [...before, 'install', '--no-save', '--prefer-offline', '--no-audit', '--no-fund', '--no-progress'];
  args.push('--loglevel=error');

  let said = '';
  const code = await new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && command === 'npm',
    });
    // If stopped during the install, this process must not leave npm behind, which would conflict with the next start's.
    for (const signal of ['SIGTERM', 'SIGHUP']) {
      process.once(signal, () => {
        child.kill();
        process.exit(1);
      });
    }
    child.stdout.on('data', (chunk) => (said += chunk));
    child.stderr.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${said.trim()}\nnpm install failed: the packages could not be installed.`);
}
