import { authRefusals } from '../../texts/auth-refusals.ts';

export type AuthRefusalKey = keyof typeof authRefusals;

interface Extra {
  /** Replaces the text of the table. */
  readonly message?: string;
  readonly weakPasswordReasons?: readonly string[];
  readonly retryAfterSeconds?: number;
}

/** The sign-in protocol says no, with a status, a code and a text that its client knows. */
export class AuthRefusal extends Error {
  readonly status: number;
  readonly code: string;
  readonly weakPasswordReasons: readonly string[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(key: AuthRefusalKey, extra: Extra = {}) {
    const entry: { status: number; message: string; code?: string } = authRefusals[key];
    super(extra.message ?? entry.message);
    this.name = 'AuthRefusal';
    this.status = entry.status;
    this.code = entry.code ?? key;
    this.weakPasswordReasons = extra.weakPasswordReasons;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }
}
