import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

export interface Question {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Asked {
  readonly answered: number;
  /** Failures by kind, with their counts. */
  readonly failures: ReadonlyMap<string, number>;
}

const everyMs = 20;
const json = { 'content-type': 'application/json' };

/** Sends fifty requests a second, whether the last answers have arrived or not, until stopped. */
export function askSteadily(origin: string, questions: readonly Question[]): { stop(): Promise<Asked> } {
  const agent = new Agent({ keepAlive: true });
  const failures = new Map<string, number>();
  const open = new Set<Promise<void>>();
  let answered = 0;
  let stopped = false;

  const asking = (async () => {
    for (let count = 0, due = Date.now(); !stopped; count++, due += everyMs) {
      await delay(Math.max(due - Date.now(), 0));
      const question = questions[count % questions.length];
      if (!question) return;
      const asked = ask(origin, question, agent).then(
        () => void answered++,
        (error: Error) => void failures.set(error.message, (failures.get(error.message) ?? 0) + 1),
      );
      open.add(asked);
      void asked.finally(() => open.delete(asked));
    }
  })();

  return {
    async stop() {
      stopped = true;
      await asking;
      await Promise.all(open);
      agent.destroy();
      return { answered, failures };
    },
  };
}

async function ask(origin: string, { method, path, headers, body }: Question, agent: Agent): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const outgoing = request(origin + path, { method, headers: { ...headers, ...(body && json) }, agent }, (response) => {
    const { statusCode = 0 } = response;
    response.on('error', reject).on('end', () => {
      if (statusCode < 300) resolve();
      else reject(new Error(`${method} ${path}: ${statusCode}`));
    });
    response.resume();
  });
  outgoing.on('error', (error) => reject(new Error(`${method} ${path}: ${error.message}`)));
  outgoing.end(body && JSON.stringify(body));
  return promise;
}
