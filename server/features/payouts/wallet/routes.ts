import { walletApi } from '#contract/payouts/wallet.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { listLines } from './queries/list-lines.ts';
import { readWallet } from './queries/read-wallet.ts';

export const walletRoutes: readonly Route[] = [
  read(walletApi.show, (db, { repId }) => readWallet(db, repId)),
  read(walletApi.lines, (db, { repId }, { query }) => listLines(db, repId, query.cursor)),
];
