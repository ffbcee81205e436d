import { poolSize } from './app-env.ts';
import { learnScript, type Recording } from './learn-script.ts';
import type { Contest } from './open-contest.ts';
import type { Market } from './open-market.ts';
import type { Sample } from './open-recorder.ts';

/**
 * A server of only node:http and pg that does what the app does for such requests. It learns that from the samples, which the app serves first: they
 * differ in all that the requests will differ in. `unlike` are the fields of the answer that it leaves out.
 */
export async function openBare(
  { databaseUrl }: Market,
  { record, bare, checkers, callers }: Contest,
  samples: readonly Sample[],
  unlike: readonly string[],
): Promise<{ url: string; statements: readonly string[] }> {
  const recordings: Recording[] = [];
  for (const sample of samples) {
    const { answer, ...recording } = await record(sample);
    recordings.push({ ...recording, answer: without(answer, unlike) });
  }
  // The app has done its once-per-process work for the first.
  const script = learnScript(withoutRemembered(recordings.slice(1)));
  const { port } = await bare.ask({
    databaseUrl,
    poolSize,
    script,
    callers: Object.fromEntries([...checkers, ...callers].map(({ token, ...caller }) => [`Bearer ${token}`, caller])),
  });
  return { url: `http://127.0.0.1:${port}`, statements: script.statements.map(({ name, text }) => name ?? text) };
}

/** Statements that only some requests send are periodic queries of the process, whose answers it caches for a moment. */
function withoutRemembered(recordings: readonly Recording[]): Recording[] {
  const texts = recordings.map(({ sent }) => new Set(sent.map(({ text }) => text)));
  return recordings.map((recording) => ({
    ...recording,
    sent: recording.sent.filter(({ text }) => texts.every((all) => all.has(text))),
  }));
}

export function without(answer: unknown, fields: readonly string[]): unknown {
  return Object.fromEntries(Object.entries(answer as object).filter(([name]) => !fields.includes(name)));
}
