const times = 4;

/**
 * How the CPU time of some work grows with its size: 1 where it grows in proportion, as a line, and 4 where it grows with the square.
 * The shortest of several runs counts, and only the time of this process, so that other work on the machine doesn’t.
 */
export async function growthOf(work: (size: number) => unknown, size: number, runs = 5): Promise<number> {
  const [small, large] = [await shortest(() => work(size), runs), await shortest(() => work(size * times), runs)];
  return large / small / times;
}

/** Microseconds. */
async function shortest(work: () => unknown, runs: number): Promise<number> {
  const taken: number[] = [];
  while (taken.length < runs) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    taken.push(user + system);
  }
  return Math.min(...taken);
}

/** Halfway between a line and a square, which is far above what measuring adds. */
export const linear = 2;
