import { launch } from './launch/launch.mjs';

// Plain JavaScript, as everything that it imports: this runs on the Node of the machine, before anything is installed.
await launch('scripts/serve.ts', process.argv.slice(2));
