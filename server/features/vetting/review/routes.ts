import type { Endpoint } from '#contract/endpoint.ts';
import type { AdminAct } from '#contract/operators/audit.ts';
import { vettingApi } from '#contract/vetting/review-api.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Tx } from '#server/platform/db/transaction.ts';
import { type Input, type Route, read, write } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import type { AdminActor } from '../../operators/access.ts';
import { checkNumber } from '../checks/commands/check-number.ts';
import { claimCase, releaseCase } from './commands/claim-case.ts';
import { approveCase, askForDocument, rejectCase, reopenCase } from './commands/review-case.ts';
import { countCases } from './queries/count-cases.ts';
import { describeCase } from './queries/describe-case.ts';
import { findClaim } from './queries/find-claim.ts';
import { listCases } from './queries/list-cases.ts';

interface Settings {
  /** The public origin of the site. */
  readonly siteUrl: string;
  /** At least 32 characters. */
  readonly secretKey: Secret;
}

type ReviewEndpoint = Endpoint & {
  readonly gate: 'admin';
  readonly legal?: never;
  readonly params: typeof vettingApi.case.params;
  readonly response: typeof vettingApi.case.response;
};

/** A reviewer's command on a case, answered with the resulting case. */
function review<const E extends ReviewEndpoint>(
  endpoint: E,
  name: AdminAct,
  run: (tx: Tx, actor: AdminActor, input: Input<E>) => Promise<void>,
): Route {
  const act = { name, on: ({ params }: Input<ReviewEndpoint>) => ({ type: 'vetting', id: params.vettingId }) };
  return writeAsAdmin<ReviewEndpoint>(endpoint, act, async (tx, actor, input) => {
    await run(tx, actor, input as Input<E>);
    return describeCase(tx.db, actor, input.params.vettingId);
  });
}

/** Routes for reviewing cases. Claiming a case writes no audit entry, viewing it does. */
export function reviewRoutes(settings: Settings): readonly Route[] {
  return [
    read(vettingApi.list, (db, actor, { query }) => listCases(db, actor, query)),
    read(vettingApi.counts, countCases),
    review(vettingApi.case, 'vetting.view', async () => {}),
    write(vettingApi.claim, async (tx, actor, { params: { vettingId } }) => {
      await claimCase(tx, actor, vettingId);
      return findClaim(tx.db, actor, vettingId);
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
