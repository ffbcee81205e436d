import { setTimeout as delay } from 'node:timers/promises';

/** Polls until the result is neither false nor empty, and returns it. An error ends it immediately. */
export async function waitFor<Answer>(
  what: string,
  ask: () => Promise<Answer> | Answer,
  patience = 110_000,
): Promise<NonNullable<Answer>> {
  const deadline = Date.now() + patience;
  while (Date.now() < deadline) {
    const answer = await ask();
    if (answer) return answer;
    await delay(20);
  }
  throw new Error(`Waited in vain for ${what}.`);
}
