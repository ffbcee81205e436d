import type pg from 'pg';

/** In one sentence, without the password. */
export function describeConnectionError(error: Error & { code?: string }, client: pg.Client): string {
  const place = `${client.host}:${client.port}`;
  switch (error.code) {
    case 'ECONNREFUSED':
      return `No database answers at ${place}.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `The database's host ${client.host} cannot be found.`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `The database at ${place} cannot be reached.`;
    case '28P01':
    case '28000':
      return `The database at ${place} refuses the user ${client.user} or its password.`;
    case '3D000':
      return `There is no database ${client.database} at ${place}.`;
    case '57P03':
      return `The database at ${place} is starting or stopping.`;
    default:
      return `The database at ${place} cannot be used: ${error.message}.`;
  }
}
