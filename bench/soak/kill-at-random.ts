import { setTimeout as delay } from 'node:timers/promises';
import type { Random } from '#test/abuse/seeded-random.ts';
import type { KeptDatabase } from './kept-database.ts';
import type { KeptProcess } from './kept-process.ts';

export interface Running {
  readonly database: KeptDatabase;
  readonly web: readonly KeptProcess[];
  readonly worker: KeptProcess;
}

/** How often each is drawn: the worker and the database take the longest to come back. */
const victims = [
  ...['web', 'web', 'web', 'web', 'worker', 'worker'],
  ...['database', 'connection', 'connection', 'restart', 'everything'],
] as const;

export type Victim = 'web' | 'worker' | 'database' | 'connection' | 'restart' | 'everything';
export type Kills = Partial<Record<Victim, number>>;

interface Wanted {
  readonly kills: number;
  /** Ends the kills sooner. */
  readonly mostMinutes?: number | undefined;
  readonly random: Random;
  readonly say: (what: string) => void;
}

/** Milliseconds of load between a kill and the next at most, once a web process is ready. */
const mostPause = 1500;
const patience = 180_000;

/**
 * Kills one after another at random moments. Usually one web process is ready by then; in one case of four the kill falls into the recovery of all, and
 * in one of four all were ready.
 */
export async function killAtRandom(
  running: Running,
  { kills, mostMinutes = Number.POSITIVE_INFINITY, random, say }: Wanted,
): Promise<Kills> {
  const done: Kills = {};
  const began = Date.now();
  for (let number = 0; number < kills && Date.now() - began < mostMinutes * 60_000; ) {
    const victim = random.pick(victims) as Victim;
    if (await kill(running, victim, random)) {
      done[victim] = (done[victim] ?? 0) + 1;
      number++;
      if (number % 10 === 0 || number === kills)
        say(`${number} of ${kills} kills in ${Math.round((Date.now() - began) / 1000)} s: ${JSON.stringify(done)}`);
    }
    const next = random.below(4);
    if (next === 0) await allReady(running);
    else if (next < 3) await ready(running.web, 1);
    await delay(random.below(mostPause));
  }
  await allReady(running);
  return done;
}

/** False: what was drawn had not started again yet. */
async function kill({ database, web, worker }: Running, victim: Victim, random: Random): Promise<boolean> {
  if (victim === 'web') return random.pick(web).kill();
  if (victim === 'worker') return worker.kill();
  if (victim === 'connection') return database.killConnection(random);
  if (victim === 'restart') return database.restart();
  if (victim === 'everything') for (const each of [...web, worker]) each.kill();
  return database.kill();
}

export const allReady = ({ web, worker }: Running): Promise<void> => ready([...web, worker], web.length + 1);

async function ready(processes: readonly KeptProcess[], wanted: number): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    const answers = await Promise.all(processes.map((each) => each.isReady()));
    if (answers.filter(Boolean).length >= wanted) return;
    if (Date.now() > deadline) throw new Error(`Not ready after ${patience / 1000} s: ${JSON.stringify(answers)}`);
    await delay(200);
  }
}
