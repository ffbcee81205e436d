import pg from 'pg';
import { transactionsOn } from '#server/platform/db/transaction.ts';

/** The database of the server under test, for what nobody does by the site. */
export const database = new pg.Pool({
  connectionString: process.env.BROWSER_TEST_DATABASE_URL,
  max: 2,
  pipeline: true,
});

const nothingElse = async () => {};

/** As the commands on the machine do it: nobody is told. */
export const transaction = transactionsOn(database, nothingElse, nothingElse);
