import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { isDatabaseTrouble } from './db/database-trouble.ts';
import { loggableError } from './loggable-error.ts';

export type { Logger };

const quietMs = 60_000;

/**
 * JSON lines, on standard output by default, each with its level in words, as Loki expects it. Only ids, paths and outcomes are logged: no bodies, no
 * query strings, no addresses of people. A database that is away is one line a minute, with the number of those left out since the last.
 */
export function createLog(level: string, destination?: DestinationStream, about: () => object = () => ({})): Logger {
  let quietUntil = Number.NEGATIVE_INFINITY;
  let more = 0;
  const options: LoggerOptions = {
    level,
    hooks: {
      logMethod(given, method) {
        const [about] = given as [unknown];
        if (isDatabaseTrouble((about as { err?: unknown } | undefined)?.err)) {
          const now = performance.now();
          if (now < quietUntil) {
            more++;
            return;
          }
          if (more > 0) given[0] = { ...(about as object), more } as never;
          quietUntil = now + quietMs;
          more = 0;
        }
        method.apply(this, given);
      },
    },
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: about,
    serializers: { err: loggableError },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'res.headers', '*.password', '*.email', '*.token'],
  };
  return destination ? pino(options, destination) : pino(options);
}
