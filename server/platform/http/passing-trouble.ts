import { DatabaseAway } from '../db/database-trouble.ts';
import { postgresCode } from '../db/transaction.ts';

// Connections refused, lost or too many; the server starts or stops; a lock or a statement took too long; retries used up; a former primary.
const passingInPostgres = /^(08...|53...|57P0[123]|57014|55P03|40001|40P01|25006)$/;

const passingInNetwork = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

// pg gives these no code.
const passingInWords =
  /^(timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|Client has encountered a connection error)/;

/** Whether the same request may well succeed in a moment, since the database was only unreachable or busy. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseAway) return true;
  const code = codeOf(error);
  if (passingInPostgres.test(code) || passingInNetwork.has(code) || passingInWords.test(error.message)) return true;
  return isPassing(error.cause);
}

// PostgreSQL's disk_full, and the errors of file systems and quotas.
const full = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether nothing can be stored for want of space, which takes an operator. */
export function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return full.has(codeOf(error)) || statusInBucket(error) === 507 || isFull(error.cause);
}

/** The answer of an S3 service: some report a full disk in it. */
function statusInBucket(error: Error): number | undefined {
  return (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
}

function codeOf(error: Error): string {
  return postgresCode(error) ?? (error as NodeJS.ErrnoException).code ?? '';
}
