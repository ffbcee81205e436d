import { runScript, runTool } from './run-tool.ts';
import type { Count, Stage } from './stage.ts';

/** Checks that pass or fail as a whole. */
export const staticStages: Stage[] = [
  { names: ['types'], title: 'Types', run: async () => oneCheck(await checkTypes()) },
  {
    names: ['lint'],
    title: 'Lint and format',
    run: async () => oneCheck(await runTool('@biomejs/biome', 'biome', ['ci', '--error-on-warnings'])),
  },
  { names: ['rooms'], title: 'Rooms', run: async () => oneCheck(await runScript('scripts/check-rooms.ts', [])) },
  {
    names: ['dead-code'],
    title: 'Dead code',
    run: async () => oneCheck(await runTool('knip', 'knip', ['--no-progress'])),
  },
];

export const buildStage: Stage = {
  names: ['build'],
  title: 'Web build',
  run: async () => oneCheck(await runScript('scripts/build-web.ts', [])),
};

async function checkTypes(): Promise<number> {
  const generated = await runTool('@react-router/dev', 'react-router', ['typegen']);
  const checked = await runTool('typescript', 'tsc', ['--project', '.']);
  return generated || checked;
}

function oneCheck(exitCode: number): Count {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
