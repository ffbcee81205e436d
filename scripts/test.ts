import { parseArgs } from 'node:util';
import { browserStage, chromiumStage } from './checks/browser-stage.ts';
import { runStages, type Stage } from './checks/stage.ts';
import { buildStage, staticStages } from './checks/static-stages.ts';
import { vitestStage } from './checks/vitest-stage.ts';

/**
 * The static checks, the build and the search for a browser run at once, since none uses all cores. The web is built before
 * the tests, since some of them look at the built site.
 */
const steps: (Stage | Stage[])[] = [[...staticStages, buildStage, chromiumStage], vitestStage, browserStage];

const names = [...new Set(steps.flat().flatMap((stage) => stage.names))];
const only = readOnly();
const { passed, failed, failures, unsteady, times } = await runStages(
  steps,
  (name) => only.length === 0 || only.includes(name),
);

if (failed > 0) process.exitCode = 1;
console.log(`\n${times.map(({ title, seconds }) => `${title}: ${seconds.toFixed(1)} s`).join('\n')}`);
// From the start of this process: what was installed before it says its own time.
console.log(`The whole: ${(performance.now() / 1000).toFixed(1)} s`);
if (unsteady.length > 0)
  console.log(`\nPassed only when tried again:\n${unsteady.map((one) => `~ ${one}`).join('\n')}`);
if (failures.length > 0) console.log(`\nWhat failed:\n${failures.map((one) => `✗ ${one}`).join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);

/** `--fast`, or the stages after `--only`, comma-separated; neither means all. */
function readOnly(): string[] {
  const { values } = parseArgs({ options: { only: { type: 'string' }, fast: { type: 'boolean' } } });
  if (values.fast) return [...staticStages.flatMap((stage) => stage.names), 'unit'];
  const wanted = values.only?.split(',').map((name) => name.trim()) ?? [];
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`No such stage: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
    process.exit(2);
  }
  const needsBuild = wanted.includes('browser') || wanted.includes('process') || wanted.includes('feature');
  return needsBuild ? ['build', ...wanted] : wanted;
}
