import { type RefusalCode, refusals } from '#contract/refusals.ts';

interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The API says no, in words of `contract/refusals.ts`. Anything else that is thrown is a 500. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly fields: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, extra: { fields?: readonly FieldError[]; retryAfterSeconds?: number } = {}) {
    super(refusals[code].detail);
    this.name = 'Refusal';
    this.code = code;
    this.fields = extra.fields;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}
