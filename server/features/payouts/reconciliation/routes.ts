import { bankStatementsApi as api, largestStatement } from '#contract/payouts/bank-statements.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { type RawBody, type Route, read, receive, write } from '#server/platform/http/route.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { bookStatement } from './commands/book-statement.ts';
import { keepStatement } from './commands/keep-statement.ts';
import { listStatements, showStatement } from './queries/show-statement.ts';

export interface ReconciliationServices {
  readonly db: Db;
  readonly transaction: RunTransaction;
}

/** Outcomes of payouts, by the bank's statements. */
export const reconciliationRoutes = ({ db, transaction }: ReconciliationServices): readonly Route[] => [
  read(api.list, (reader, actor, { query }) => listStatements(reader, actor, query.cursor)),
  receive(api.read, async (actor, { query }, body) => {
    const content = await allOf(body);
    const id = await transaction((tx) => keepStatement(tx, actor, { ...query, content }));
    return showStatement(db, actor, id);
  }),
  read(api.show, (reader, actor, { params }) => showStatement(reader, actor, params.statementId)),
  write(api.book, async (tx, actor, { params }) => {
    await bookStatement(tx, actor, params.statementId);
    return showStatement(tx.db, actor, params.statementId);
  }),
];

async function allOf({ content, size }: RawBody): Promise<Buffer> {
  if (size !== null && size > largestStatement) throw new Refusal('bank_statement.too_large');
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of content) {
    const bytes = Buffer.from(part);
    length += bytes.length;
    if (length > largestStatement) throw new Refusal('bank_statement.too_large');
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
