import { setTimeout as delay } from 'node:timers/promises';

/** Asks again and again until the answer is neither false nor nothing, and gives it. An error ends it at once. */
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
