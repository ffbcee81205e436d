import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/**
 * An error as the log may hold it: where it came from and what kind it is, without what people sent. Drizzle's message
 * lists a query's parameters; PostgreSQL's details quote whole rows, and its data exceptions (class 22) the value itself.
 */
export function loggableError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table, column, routine } = error as Error & Partial<Record<string, unknown>>;
  return {
    type: error.constructor.name,
    message: messageOf(error),
    ...withoutUndefined({ code, constraint, table, column, routine }),
    stack: framesOf(error),
    ...(error.cause === undefined ? {} : { cause: loggableError(error.cause) }),
  };
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  if (error instanceof pg.DatabaseError && error.code?.startsWith('22')) return 'PostgreSQL could not take a value';
  return error.message;
}

/** The lines of the stack alone: it begins with the message. */
function framesOf({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

function withoutUndefined(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
