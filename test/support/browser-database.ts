import pg from 'pg';
import { transactionsOn } from '#server/platform/db/transaction.ts';

/** The database of the server under test, for actions the site doesn't offer. */
export const database = new pg.Pool({
  connectionString: process.env.BROWSER_TEST_DATABASE_URL,
  max: 2,
  pipeline: true,
});

const nothingElse = async () => {};

/** As the command-line tools do it: no event is published. */
export const transaction = transactionsOn(database, nothingElse, nothingElse);
