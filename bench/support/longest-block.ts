/** Between samples, in milliseconds. */
const sampled = 5;

/**
 * The most CPU time that the event loop's thread took between two samples while this ran, in milliseconds. Waiting for a busy machine isn't in it, and
 * up to one interval of other turns is.
 */
export async function longestBlock<Result>(
  run: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly block: number }> {
  const cpu = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let [last, block] = [cpu(), 0];
  const sample = () => {
    const at = cpu();
    block = Math.max(block, at - last);
    last = at;
  };
  const timer = setInterval(sample, sampled);
  try {
    const result = await run();
    sample();
    return { result, block };
  } finally {
    clearInterval(timer);
  }
}
