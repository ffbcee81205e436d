import type { CheckStatus } from '#domain/diagnostics/overall-status.ts';

export interface Fact {
  readonly name: string;
  readonly value: string;
}

export interface Outcome {
  readonly status: Exclude<CheckStatus, 'testing'>;
  readonly message: string;
  readonly facts?: readonly Fact[];
}

export interface Check {
  /** Unique on the page. */
  readonly title: string;
  readonly group: 'This device' | 'Your connection' | 'Installation';
  /** Throws when the checked part doesn't work: the check fails with that message. */
  readonly run: (signal: AbortSignal) => Promise<Outcome>;
}

export const passed = (message: string): Outcome => ({ status: 'pass', message });
export const warned = (message: string): Outcome => ({ status: 'warning', message });
export const failedWith = (message: string): Outcome => ({ status: 'fail', message });
