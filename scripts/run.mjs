import { launch } from './launch/launch.mjs';

// `node scripts/run.mjs scripts/db.ts migrate`: runs the script on the project's own Node, with everything installed.
const [script = '', ...rest] = process.argv.slice(2);
await launch(script, rest, ['--import', new URL('./launch/resolve-once.ts', import.meta.url).href]);
