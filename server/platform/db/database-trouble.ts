/** A property of errors, because pg-boss reports copies of them. */
const trouble = Symbol('database trouble');

/** It ends, starts or has lost the connection. */
const codesOfServer = /^(57P0[123]|08...)$/;
const codesOfNetwork = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

// Without a code: pg-boss's lost listener, and what pg says of a proxy that has no server and ends what it has accepted.
const wordsOfLoss = /^(LISTEN\/NOTIFY|Connection terminated)/;

/** Nothing was asked of the database, or its answer is unknown: what was sent may have been committed. */
export class DatabaseAway extends Error {
  readonly [trouble] = true;

  constructor() {
    super('The database does not answer');
    this.name = 'DatabaseAway';
  }
}

/** Whether the database was away, or a connection to it was lost or not made. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return trouble in error || codesOfServer.test(String(code)) || isDatabaseTrouble(cause);
}

/** Whether a failure comes of a database that is away: the loss of a single connection doesn't. */
export const troubleWhileAway = (watch: { readonly answers: boolean }) => (failure: unknown) =>
  !watch.answers && isDatabaseTrouble(failure);

/** Marks what a connection to the database reported, if it tells of trouble. */
export function markTrouble<Failure extends object>(error: Failure): Failure {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const isOne = codesOfNetwork.test(String(code)) || wordsOfLoss.test(String(message));
  return isOne ? Object.assign(error, { [trouble]: true }) : error;
}

/** Marks an error, whatever it is: a connection was lost with it. */
export function markLoss(error: Error): void {
  Object.assign(error, { [trouble]: true });
}
