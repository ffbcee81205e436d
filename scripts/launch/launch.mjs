import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';

const root = resolve(fileURLToPath(new URL('../..', import.meta.url)));

/**
 * Installs what is missing, runs a script of the project on the project's own Node, and exits with its code.
 * @param {string} script from the project's folder
 * @param {string[]} args
 * @param {string[]} [options] of Node
 */
export async function launch(script, args, options = []) {
  try {
    await ensureInstalled(root);
    run(findNode(), [...options, join(root, script), ...args]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The one that package-lock.json names with its hash; where there is none for the machine, the machine's own. */
function findNode() {
  const [platform, name] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node'];
  const own = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', name);
  if (existsSync(own)) return own;
  if (Number.parseInt(process.versions.node, 10) >= 24) {
    console.log(`Running on the Node of this machine, ${process.version}`);
    return process.execPath;
  }
  throw new Error(
    `Thengisa brings no Node for ${process.platform} on ${process.arch}, and that of this machine is ${process.version}. Install Node 24 or newer.`,
  );
}

/**
 * @param {string} node
 * @param {string[]} args
 */
function run(node, args) {
  const child = spawn(node, args, {
    // Through the channel the child notices when we are killed outright.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node-compile'), ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  if (process.env.npm_lifecycle_event !== undefined) onParentGone(() => child.kill('SIGTERM'));
  child.once('error', (error) => {
    console.error(`Cannot run ${node}: ${error.message}`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

/**
 * A killed npm notifies no one; its child would run on unseen.
 * @param {() => void} act
 */
function onParentGone(act) {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500);
}
