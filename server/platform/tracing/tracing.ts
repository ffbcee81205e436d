import type { WatchStatement } from '../db/watched-client.ts';
import type { WatchAttempt } from '../queue/workers.ts';

export interface TracedRequest {
  /** What is done by `work`, and by what it begins, belongs to the request. */
  within(work: () => void): void;
  end(status: number): void;
}

/** What a process tells a collector of how it spends its time. Nothing of what people wrote: routes, tasks and the text of statements. */
export interface Tracing {
  /** Null, as below: nobody wants to know. */
  readonly beginRequest: ((of: { method: string; route: string; id: string }) => TracedRequest) | null;
  readonly traceTask: WatchAttempt;
  readonly traceStatement: WatchStatement | null;
  /** Which trace we are in, for a line of the log. */
  readonly current: () => object;
  /** Sends what is left. */
  stop(): Promise<void>;
}

export const noTracing: Tracing = {
  beginRequest: null,
  traceTask: (_task, attempt) => attempt(),
  traceStatement: null,
  current: () => ({}),
  stop: async () => {},
};
