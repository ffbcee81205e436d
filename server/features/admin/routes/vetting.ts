import type { Answer, Endpoint, Parsed } from '#contract/endpoint.ts';
import { vettingApi } from '#contract/vetting/review-api.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type Route, read } from '#server/platform/http/route.ts';
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

/** The review of cases. Who has a case open is no deed of theirs, and is not on the record; that they looked is. */
export function vettingRoutes(admin: Admin): readonly Route[] {
  const { gate, settings } = admin;

  /** What a reviewer does to a case, with its line in the record; answered with the case as it is then. */
  function review<const E extends Endpoint & { readonly response: typeof vettingApi.case.response }>(
    endpoint: E,
    act: string,
    run: (tx: Tx, actor: AdminActor, input: Parsed<E>) => Promise<void>,
  ): Route {
    return {
      endpoint,
      handle: async ({ caller, transaction }, input) => {
        const actor = await gate(caller);
        const { vettingId } = input.params as OfCase;
        return transaction(async (tx) => {
          await run(tx, actor, input as Parsed<E>);
          await recordAct(tx, actor, act, { type: 'vetting', id: vettingId });
          return describeVettingCase(tx.db, actor, vettingId);
        });
      },
    };
  }

  function claim<const E extends Endpoint>(
    endpoint: E,
    run: (tx: Tx, actor: AdminActor, vettingId: string) => Promise<Answer<E>>,
  ): Route {
    return {
      endpoint,
      handle: async ({ caller, transaction }, { params }) => {
        const actor = await gate(caller);
        return transaction((tx) => run(tx, actor, (params as OfCase).vettingId));
      },
    };
  }

  return [
    read(vettingApi.list, gate, (db, actor, { query }) => listVettingCases(db, actor, query)),
    read(vettingApi.counts, gate, countVettingCases),
    review(vettingApi.case, 'vetting.view', async () => {}),
    claim(vettingApi.claim, async (tx, actor, vettingId) => {
      await claimCase(tx, actor, vettingId);
      return findVettingClaim(tx.db, actor, vettingId);
    }),
    claim(vettingApi.release, releaseCase),
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
