import { parseArgs } from 'node:util';
import { browserStage, chromiumStage } from './checks/browser-stage.ts';
import { fakeTime } from './checks/fake-time.ts';
import { runStages, type Stage } from './checks/stage.ts';
import { buildStage, staticStages } from './checks/static-stages.ts';
import { vitestStage } from './checks/vitest-stage.ts';

/**
 * The static checks, the build and the search for a browser run in parallel, since none uses all cores. The web is built before the tests, since some
 * of them use the built site.
 */
const steps: (Stage | Stage[])[] = [
  [...staticStages, buildStage, chromiumStage],
  atFakeTime(vitestStage),
  atFakeTime(browserStage),
];

const names = [...new Set(steps.flat().flatMap((stage) => stage.names))];
const { only, clock } = readArguments();
const { passed, failed, failures, unsteady, times } = await runStages(
  steps,
  (name) => only.length === 0 || only.includes(name),
);

if (failed > 0) process.exitCode = 1;
console.log(`\n${times.map(({ title, seconds }) => `${title}: ${seconds.toFixed(1)} s`).join('\n')}`);
// From the start of this process: the install before it reports its own time.
console.log(`The whole: ${(performance.now() / 1000).toFixed(1)} s`);
if (unsteady.length > 0)
  console.log(`\nPassed only when tried again:\n${unsteady.map((one) => `~ ${one}`).join('\n')}`);
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((one) => `✗ ${one}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);

/** The build and checks before the tests use the real date: the build is reused afterwards. */
function atFakeTime(stage: Stage): Stage {
  return {
    ...stage,
    run(...given) {
      Object.assign(process.env, clock);
      return stage.run(...given);
    },
  };
}

/** `--fast`, or the stages after `--only`, comma-separated; neither means all. `--at` shifts the clock of the tests. */
function readArguments(): { only: string[]; clock: NodeJS.ProcessEnv } {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, fast: { type: 'boolean' }, at: { type: 'string' } },
  });
  if (values.fast) return { only: [...staticStages.flatMap((stage) => stage.names), 'unit'], clock: {} };
  const wanted = values.only?.split(',').map((name) => name.trim()) ?? [];
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) stop(`No such stage: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  const needsBuild = wanted.includes('browser') || wanted.includes('process') || wanted.includes('feature');
  const faked = values.at === undefined ? { env: {} } : fakeTime(values.at, new Date());
  if ('refusal' in faked) stop(faked.refusal);
  return { only: needsBuild ? ['build', ...wanted] : wanted, clock: faked.env };
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(2);
}
