import { approvalsApi as api } from '#contract/operators/approvals.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { declineApproval, withdrawApproval } from '../../operators/approvals/commands/decide-approval.ts';
import { listApprovals, showApproval } from '../../operators/approvals/queries/list-approvals.ts';
import { type ApprovalSettings, approveAct } from '../commands/approve-act.ts';

/** Proposals of one admin and the decisions of another. The commands write the audit entries. */
export const approvalRoutes = (settings: ApprovalSettings): readonly Route[] => [
  read(api.list, (db, actor, { query }) => listApprovals(db, actor, query)),
  read(api.show, (db, actor, { params }) => showApproval(db, actor, params.approvalId)),
  write(api.approve, async (tx, actor, { params }) => {
    await approveAct(tx, settings, actor, params.approvalId);
    return showApproval(tx.db, actor, params.approvalId);
  }),
  write(api.decline, async (tx, actor, { params, body }) => {
    await declineApproval(tx, actor, { ...params, ...body });
    return showApproval(tx.db, actor, params.approvalId);
  }),
  write(api.withdraw, async (tx, actor, { params }) => {
    await withdrawApproval(tx, actor, params.approvalId);
    return showApproval(tx.db, actor, params.approvalId);
  }),
];
