import { runScript, runTool } from './run-tool.ts';
import type { Count, Show, Stage } from './stage.ts';

/** Checks that pass or fail as a whole. */
export const staticStages: Stage[] = [
  { names: ['types'], title: 'Types', run: async (_names, show) => oneCheck(await checkTypes(show)) },
  {
    names: ['lint'],
    title: 'Lint and format',
    run: async (_names, show) =>
      oneCheck(await runTool('@biomejs/biome', 'biome', ['ci', '--error-on-warnings'], { show })),
  },
  {
    names: ['rooms'],
    title: 'Rooms',
    run: async (_names, show) => oneCheck(await runScript('scripts/check-rooms.ts', [], { show })),
  },
  {
    names: ['voice'],
    title: 'Voice',
    run: async (_names, show) => oneCheck(await runScript('scripts/voice.ts', [], { show })),
  },
  {
    names: ['dead-code'],
    title: 'Dead code',
    run: async (_names, show) => oneCheck(await runTool('knip', 'knip', ['--no-progress'], { show })),
  },
];

export const buildStage: Stage = {
  names: ['build'],
  title: 'Web build',
  run: async (_names, show) => oneCheck(await buildWeb(show)),
};

/** Its weight is checked here and not when it is built: too much script is no reason not to start. */
async function buildWeb(show?: Show): Promise<number> {
  const built = await runScript('scripts/build-web.ts', [], { show });
  return built || (await runScript('scripts/weigh-site.ts', [], { show }));
}

async function checkTypes(show?: Show): Promise<number> {
  const generated = await runTool('@react-router/dev', 'react-router', ['typegen'], { show });
  const checked = await runTool('typescript', 'tsc', ['--project', '.'], { show });
  return generated || checked;
}

function oneCheck(exitCode: number): Count {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
