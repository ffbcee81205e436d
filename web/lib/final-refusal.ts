import { ApiError } from './api-client.ts';

/** The server may answer differently another time: rate limit, expired session, failure. */
const passing = new Set([0, 401, 402, 408, 425, 429]);

/** Whether the server has refused for good. */
export const isFinalRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && !passing.has(error.status);
