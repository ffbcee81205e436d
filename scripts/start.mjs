import { launch } from './launch/launch.mjs';

// Plain JavaScript, as everything that it imports: this runs on the Node of the machine, before anything is installed. V8 would grow its space for
// young objects to 64 MB during a start, and keep it.
await launch('scripts/serve.ts', process.argv.slice(2), ['--max-semi-space-size=4']);
