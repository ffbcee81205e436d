import { ApiError } from './api-client.ts';

/** The server may think otherwise another time: too many calls, a session that has run out, a fault. */
const passing = new Set([0, 401, 402, 408, 425, 429]);

/** The server has said no, and will say it again. */
export const isFinalRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && !passing.has(error.status);
