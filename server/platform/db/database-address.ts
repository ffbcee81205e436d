/** How the database is reached. */
export interface DatabaseAddress {
  /** For short questions and transactions. */
  readonly url: string;
  /** The database itself, for whatever a connection has to be one's own for: LISTEN, locks and migrations. */
  readonly directUrl: string;
  /** `url` leads to something that hands connections around, such as PgBouncer. */
  readonly pooler: boolean;
}

/** Of a database that is reached without a pooler. */
export const addressOf = (url: string): DatabaseAddress => ({ url, directUrl: url, pooler: false });
