import { sql } from 'drizzle-orm';
import { type Page, pageSize } from '#contract/paging.ts';
import type { WalletLine } from '#contract/payouts/wallet.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { preparedPages } from '#server/platform/db/prepared-pages.ts';
import { pageOfRows } from '#server/platform/http/cursor.ts';
import { ledgerTransfers } from '../../../ledger/tables.ts';
import { presentLine } from '../present.ts';
import { ofWallet, selectLines } from './select-lines.ts';

const pages = preparedPages('payouts_lines_of_rep', [ledgerTransfers.createdAt, ledgerTransfers.id], (db, after) =>
  selectLines(db, after ? sql`${ofWallet(sql.placeholder('repId'))} and ${after}` : ofWallet(sql.placeholder('repId'))),
);

/** Movements of a rep's wallet, newest first. */
export async function listLines(db: Db, repId: string, cursor: string | undefined): Promise<Page<WalletLine>> {
  const rows = await pages(db, cursor, { repId });
  return pageOfRows(rows, pageSize, ({ at, id }) => ({ at, id }), presentLine);
}
