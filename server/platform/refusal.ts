import type { TrialStatus } from '#contract/payments/trial-status.ts';
import { type RefusalCode, refusals } from '#contract/refusals.ts';

interface FieldError {
  readonly field: string;
  readonly message: string;
}

interface Extra {
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
  /** More specific than the contract's message. */
  readonly detail?: string;
  /** The id of the resource in the way. */
  readonly about?: string;
  /** The facts behind the trial gate's refusal. */
  readonly trial?: TrialStatus;
  /** Its transaction's earlier writes are committed, as a count of wrong tries must be. */
  readonly keepsWrites?: boolean;
}

/** The API refuses, with a code of `contract/refusals.ts`. Anything else that is thrown is a 500. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly about: string | undefined;
  readonly trial: TrialStatus | undefined;
  readonly keepsWrites: boolean;

  constructor(code: RefusalCode, extra: Extra = {}) {
    super(extra.detail ?? refusals[code].detail);
    this.name = 'Refusal';
    this.code = code;
    this.fields = extra.fields;
    this.retryAfterSeconds = extra.retryAfterSeconds;
    this.about = extra.about;
    this.trial = extra.trial;
    this.keepsWrites = extra.keepsWrites ?? false;
  }
}
