import { correctionsApi as api } from '#contract/ledger/corrections.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { recordAct } from '../../operators/commands/record-act.ts';
import { approveCorrection, askCorrection, rejectCorrection } from './commands/decide-correction.ts';
import { findCorrection, listCorrections } from './queries/list-corrections.ts';

const on = ({ params }: { readonly params: { readonly correctionId: string } }) => ({
  type: 'correction',
  id: params.correctionId,
});

export const correctionRoutes: readonly Route[] = [
  read(api.list, (db, actor, { query }) => listCorrections(db, actor, query.cursor)),
  write(api.ask, async (tx, actor, { body }) => {
    const id = await askCorrection(tx, actor, body);
    await recordAct(tx, actor, 'correction.ask', { type: 'correction', id }, body.reason);
    return findCorrection(tx.db, id);
  }),
  writeAsAdmin(api.approve, { name: 'correction.approve', on }, async (tx, actor, { params }) => {
    await approveCorrection(tx, actor, params.correctionId);
    return findCorrection(tx.db, params.correctionId);
  }),
  writeAsAdmin(api.reject, { name: 'correction.reject', on }, async (tx, actor, { params }) => {
    await rejectCorrection(tx, actor, params.correctionId);
    return findCorrection(tx.db, params.correctionId);
  }),
];
