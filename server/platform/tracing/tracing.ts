import type { WatchStatement } from '../db/watched-client.ts';
import type { WatchAttempt } from '../queue/workers.ts';

export interface TracedRequest {
  /** Work done by `work`, and by what it starts, belongs to the request. */
  within(work: () => void): void;
  end(status: number): void;
}

/** Sends traces of how a process spends its time to a collector. Nothing that people wrote: routes, tasks and the text of statements. */
export interface Tracing {
  /** Null, as below: tracing is off. */
  readonly startRequest: ((of: { method: string; route: string; id: string }) => TracedRequest) | null;
  readonly traceTask: WatchAttempt;
  readonly traceStatement: WatchStatement | null;
  /** The current trace, for a log line. */
  readonly current: () => object;
  /** Flushes. */
  stop(): Promise<void>;
}

export const noTracing: Tracing = {
  startRequest: null,
  traceTask: (_task, attempt) => attempt(),
  traceStatement: null,
  current: () => ({}),
  stop: async () => {},
};
