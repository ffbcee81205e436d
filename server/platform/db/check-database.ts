import pg from 'pg';
import { StartupError } from '../startup-error.ts';
import { requireListening } from './check-listening.ts';
import type { DatabaseAddress } from './database-address.ts';
import { describeConnectionError } from './describe-connection-error.ts';
import { sessionLimits } from './pool.ts';

const OLDEST = 15;

/**
 * Checks that the operator's database answers, is new enough, lets us create tables, and that a NOTIFY in it arrives at `directUrl`. Throws a
 * StartupError that says what is wrong.
 */
export async function checkDatabase(
  url: string,
  directUrl: string | null = null,
): Promise<DatabaseAddress & { version: string }> {
  const { version, pooler } = await ask(url, 'DATABASE_URL');
  if (directUrl !== null && directUrl !== url) await ask(directUrl, 'DATABASE_DIRECT_URL');
  await requireListening(url, directUrl ?? url);
  return { url, directUrl: directUrl ?? url, pooler, version };
}

async function ask(url: string, variable: string): Promise<{ version: string; pooler: boolean }> {
  const found = await askWith(url, variable, sessionLimits);
  // PgBouncer refuses limits it does not know, or is configured to drop them.
  if (found === 'limits refused') return { ...(await askWithout(url, variable)), pooler: true };
  return { version: found.version, pooler: found.limit !== `${sessionLimits.statement_timeout / 1000}s` };
}

async function askWithout(url: string, variable: string): Promise<{ version: string }> {
  const found = await askWith(url, variable, {});
  if (found === 'limits refused') throw new Error(`${variable} refuses limits that were not asked for`);
  return found;
}

async function askWith(
  url: string,
  variable: string,
  limits: Partial<typeof sessionLimits>,
): Promise<{ version: string; limit: string } | 'limits refused'> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
    application_name: 'thengisa',
    ...limits,
  });
  client.on('error', () => {});
  const place = `${client.host}:${client.port}`;
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; number: number; may: boolean; who: string; limit: string }>(
      `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
              has_schema_privilege(current_schema(), 'create') as may, current_user as who,
              current_setting('statement_timeout') as limit`,
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
        `The user ${found.who} can't create tables in the database ${client.database} at ${place}. Make that user its owner.`,
      );
    }
    return found;
  } catch (error) {
    if (error instanceof StartupError) throw error;
    if (limits.statement_timeout !== undefined && /unsupported startup parameter/.test((error as Error).message)) {
      return 'limits refused';
    }
    throw new StartupError(`${describeConnectionError(error as Error, client)} Check ${variable}.`, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}
