import { launch } from './launch/launch.mjs';

await launch('scripts/test.ts', process.argv.slice(2));
