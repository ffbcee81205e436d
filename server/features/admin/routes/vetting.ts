import type { Endpoint } from '#contract/endpoint.ts';
import { vettingApi } from '#contract/vetting/review-api.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type Input, type Route, read, write } from '#server/platform/http/route.ts';
import type { AdminActor } from '../../accounts/access.ts';
import { checkNumber } from '../../vetting/commands/check-number.ts';
import { claimCase, releaseCase } from '../../vetting/commands/claim-case.ts';
import { approveCase, askForDocument, rejectCase, reopenCase } from '../../vetting/commands/review-case.ts';
import type { Admin } from '../access/open-admin.ts';
import { recordAct } from '../commands/record-act.ts';
import { countVettingCases } from '../queries/count-vetting-cases.ts';
import { describeVettingCase } from '../queries/describe-vetting-case.ts';
import { findVettingClaim } from '../queries/find-vetting-claim.ts';
import { listVettingCases } from '../queries/list-vetting-cases.ts';

type OfCase = { readonly vettingId: string };

type ReviewEndpoint = Endpoint & {
  readonly gate: 'admin';
  readonly legal?: never;
  readonly response: typeof vettingApi.case.response;
};

/** What a reviewer does to a case, with its line in the record; answered with the case as it is then. */
function review<const E extends ReviewEndpoint>(
  endpoint: E,
  act: string,
  run: (tx: Tx, actor: AdminActor, input: Input<E>) => Promise<void>,
): Route {
  return write<ReviewEndpoint>(endpoint, async (tx, actor, input) => {
    const { vettingId } = input.params as OfCase;
    await run(tx, actor, input as Input<E>);
    await recordAct(tx, actor, act, { type: 'vetting', id: vettingId });
    return describeVettingCase(tx.db, actor, vettingId);
  });
}

/** The review of cases. Who has a case open is no deed of theirs, and is not on the record; that they looked is. */
export function vettingRoutes({ settings }: Admin): readonly Route[] {
  return [
    read(vettingApi.list, (db, actor, { query }) => listVettingCases(db, actor, query)),
    read(vettingApi.counts, countVettingCases),
    review(vettingApi.case, 'vetting.view', async () => {}),
    write(vettingApi.claim, async (tx, actor, { params: { vettingId } }) => {
      await claimCase(tx, actor, vettingId);
      return findVettingClaim(tx.db, actor, vettingId);
    }),
    write(vettingApi.release, (tx, actor, { params }) => releaseCase(tx, actor, params.vettingId)),
    review(vettingApi.approve, 'vetting.approve', (tx, actor, { params, body }) =>
      approveCase(tx, actor, { ...params, ...body }, settings),
    ),
    review(vettingApi.reject, 'vetting.reject', (tx, actor, { params, body }) =>
      rejectCase(tx, actor, { ...params, ...body }, settings),
    ),
    review(vettingApi.askAgain, 'vetting.ask_again', (tx, actor, { params, body }) =>
      askForDocument(tx, actor, { ...params, ...body }, settings),
    ),
    review(vettingApi.reopen, 'vetting.reopen', (tx, actor, { params, body }) =>
      reopenCase(tx, actor, { ...params, ...body }, settings),
    ),
    review(vettingApi.checkNumber, 'vetting.check_number', (tx, actor, { params, body }) =>
      checkNumber(tx, actor, { ...params, ...body }, settings),
    ),
  ];
}
