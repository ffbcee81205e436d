import pg from 'pg';
import { StartupError } from '../startup-error.ts';

const OLDEST = 15;

/** Proves that the operator's database answers, is new enough and lets us make tables. Throws a StartupError that says what is wrong. */
export async function checkDatabase(url: string): Promise<{ version: string }> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'thengisa',
  });
  client.on('error', () => {});
  const place = `${client.host}:${client.port}`;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; number: number; may: boolean | null; who: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
              has_schema_privilege(current_schema(), 'create') as may, current_user as who`,
    );
    const [found] = rows;
    if (!found) throw new Error('no answer');
    if (found.number < OLDEST * 10_000) {
      throw new StartupError(
        `The database at ${place} is PostgreSQL ${found.version}; Thengisa needs ${OLDEST} or newer.`,
      );
    }
    if (found.may !== true) {
      throw new StartupError(
        `The user ${found.who} may not make tables in the database ${client.database} at ${place}. Make that user its owner.`,
      );
    }
    return { version: found.version };
  } catch (error) {
    if (error instanceof StartupError) throw error;
    throw new StartupError(`${explain(error as Error & { code?: string }, place, client)} Check DATABASE_URL.`, {
      cause: error,
    });
  } finally {
    await client.end().catch(() => {});
  }
}

function explain(error: Error & { code?: string }, place: string, client: pg.Client): string {
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
