export type Count = {
  passed: number;
  failed: number;
  /** Failures, repeated at the very end: a log of thousands of lines may reach its reader truncated. */
  failures?: readonly string[];
  /** Flaky tests: failed at first and passed on retry. */
  unsteady?: readonly string[];
};

/** Receives a tool's output. Without one the tool prints directly. */
export type Show = (text: string) => void;

export type Stage = {
  /** Its names for `--only`; one stage may have several. */
  names: readonly string[];
  title: string | ((selected: readonly string[]) => string);
  /** Prints its findings. `selected` are the requested ones of its names. */
  run(selected: readonly string[], show?: Show): Promise<Count>;
};

type Total = {
  passed: number;
  failed: number;
  failures: string[];
  unsteady: string[];
  times: { title: string; seconds: number }[];
};

/**
 * Runs the stages that have a selected name, even if earlier ones fail, and sums their counts. Those of an inner list run in parallel, and each is
 * shown when it is done.
 */
export async function runStages(
  steps: readonly (Stage | readonly Stage[])[],
  isSelected: (name: string) => boolean,
): Promise<Total> {
  const total: Total = { passed: 0, failed: 0, failures: [], unsteady: [], times: [] };
  for (const step of steps) {
    const stages = [step].flat().filter(({ names }) => names.some(isSelected));
    const together = stages.length > 1;
    await Promise.all(
      stages.map(async (stage) => {
        const count = await runStage(stage, isSelected, total.times, together);
        total.passed += count.passed;
        total.failed += count.failed;
        total.failures.push(...(count.failures ?? []));
        total.unsteady.push(...(count.unsteady ?? []));
      }),
    );
  }
  return total;
}

async function runStage(
  stage: Stage,
  isSelected: (name: string) => boolean,
  times: Total['times'],
  together: boolean,
): Promise<Count> {
  const selected = stage.names.filter(isSelected);
  const title = typeof stage.title === 'string' ? stage.title : stage.title(selected);
  const start = performance.now();
  let shown = '';
  const show: Show = (text) => {
    shown += text;
  };
  if (!together) console.log(`\n▸ ${title}`);
  let count: Count;
  try {
    count = await stage.run(selected, together ? show : undefined);
  } catch (error) {
    count = { passed: 0, failed: 1 };
    show(`${error instanceof Error ? error.message : error}\n`);
  }
  const seconds = (performance.now() - start) / 1000;
  times.push({ title, seconds });
  if (together) console.log(`\n▸ ${title}`);
  if (shown !== '') console.log(shown.trimEnd());
  const outcome = count.failed > 0 ? `${count.failed} failed` : `${count.passed} passed`;
  console.log(`${count.failed > 0 ? '✗' : '✓'} ${title}: ${outcome} in ${seconds.toFixed(1)} s`);
  return count.failed > 0 && !count.failures?.length ? { ...count, failures: [title] } : count;
}
