interface InBank {
  readonly id: string;
  readonly lesson: number;
  readonly options: readonly unknown[];
}

interface Drawn {
  readonly id: string;
  /** Index of the option shown first, second … */
  readonly order: number[];
}

/**
 * Draws `count` questions of a bank, each lesson as often as the others within one, in random order.
 * @param below returns a random whole number from 0 to below its argument
 */
export function drawQuestions(bank: readonly InBank[], count: number, below: (limit: number) => number): Drawn[] {
  const shuffled = <T>(all: readonly T[]): T[] => {
    const mixed = [...all];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
    }
    return mixed;
  };
  const byLesson = [...Map.groupBy(bank, ({ lesson }) => lesson).values()].map(shuffled);
  const turns = Array.from({ length: bank.length }, (_, turn) => shuffled(byLesson).map((ofLesson) => ofLesson[turn]));
  const drawn = turns.flat().filter((question) => question !== undefined);
  return shuffled(drawn.slice(0, count)).map(({ id, options }) => ({
    id,
    order: shuffled(options.map((_, index) => index)),
  }));
}
