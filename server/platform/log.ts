import { type Logger, pino } from 'pino';

export type { Logger };

/** JSON lines on standard output. Only ids, paths and outcomes are logged: no bodies, no query strings, no addresses of people. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'res.headers', '*.password', '*.email', '*.token'],
  });
}
