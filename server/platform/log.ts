import { type DestinationStream, type Logger, pino } from 'pino';
import { loggableError } from './loggable-error.ts';

export type { Logger };

/**
 * JSON lines, on standard output by default, each with its level in words, as Loki expects it. Only ids, paths and outcomes are logged: no bodies, no
 * query strings, no addresses of people.
 */
export function createLog(level: string, destination?: DestinationStream, about: () => object = () => ({})): Logger {
  const options = {
    level,
    base: null,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: about,
    serializers: { err: loggableError },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['req.headers', 'res.headers', '*.password', '*.email', '*.token'],
  };
  return destination ? pino(options, destination) : pino(options);
}
