/** How the database is reached. */
export interface DatabaseAddress {
  /** For short questions and transactions. */
  readonly url: string;
  /** The database itself, for what needs a dedicated connection: LISTEN, locks and migrations. */
  readonly directUrl: string;
  /** `url` leads to a transaction pooler such as PgBouncer. */
  readonly pooler: boolean;
}

/** For a database that is reached without a pooler. */
export const addressOf = (url: string): DatabaseAddress => ({ url, directUrl: url, pooler: false });
