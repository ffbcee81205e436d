export type Count = {
  passed: number;
  failed: number;
  /** What failed, said once more at the very end: a log that is thousands of lines long may reach its reader cut short. */
  failures?: readonly string[];
  /** What failed at first and passed when it was tried again. */
  unsteady?: readonly string[];
};

export type Stage = {
  /** What `--only` calls it; one stage may answer to several names. */
  names: readonly string[];
  title: string | ((selected: readonly string[]) => string);
  /** Prints what it finds as it goes. `selected` are those of its names that were asked for. */
  run(selected: readonly string[]): Promise<Count>;
};

/** Runs the stages that have a selected name, whatever became of the ones before, and adds up their counts. */
export async function runStages(
  stages: readonly Stage[],
  isSelected: (name: string) => boolean,
): Promise<Required<Count>> {
  const total = { passed: 0, failed: 0, failures: [] as string[], unsteady: [] as string[] };
  for (const stage of stages) {
    const selected = stage.names.filter(isSelected);
    if (selected.length === 0) continue;
    const { passed, failed, failures = [], unsteady = [] } = await runStage(stage, selected);
    total.passed += passed;
    total.failed += failed;
    total.failures.push(...failures);
    total.unsteady.push(...unsteady);
  }
  return total;
}

async function runStage(stage: Stage, selected: readonly string[]): Promise<Count> {
  const title = typeof stage.title === 'string' ? stage.title : stage.title(selected);
  console.log(`\n▸ ${title}`);
  const start = performance.now();
  let count: Count;
  try {
    count = await stage.run(selected);
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    count = { passed: 0, failed: 1 };
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const outcome = count.failed > 0 ? `${count.failed} failed` : `${count.passed} passed`;
  console.log(`${count.failed > 0 ? '✗' : '✓'} ${title}: ${outcome} in ${seconds} s`);
  return count.failed > 0 && !count.failures?.length ? { ...count, failures: [title] } : count;
}
