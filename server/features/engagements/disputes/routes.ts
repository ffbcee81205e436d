import type { Endpoint } from '#contract/endpoint.ts';
import { disputeReviewApi } from '#contract/engagements/dispute-review.ts';
import { disputesApi } from '#contract/engagements/disputes.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Input, type Route, read, write } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { presentEngagement } from '../present.ts';
import { findEngagement } from '../queries/find-engagements.ts';
import { addStatement, showInDispute, showWaiting } from './commands/add-statement.ts';
import { answerDecision } from './commands/answer-decision.ts';
import { decideOrPropose } from './commands/propose-decision.ts';
import { callOff } from './commands/review-dispute.ts';
import { findDisputes } from './queries/find-disputes.ts';
import { linkShownFile } from './queries/find-evidence.ts';
import { findSubstitutes } from './queries/find-substitutes.ts';
import { listDisputes, reviewWork, searchWork } from './queries/review-disputes.ts';

type OfWork = Endpoint & { readonly params: typeof disputeReviewApi.show.params };

const on = ({ params }: Input<OfWork>) => ({ type: 'engagement', id: params.engagementId });

export function disputeRoutes({ links }: { readonly links: FileLinks }): readonly Route[] {
  return [
    read(disputesApi.show, (db, actor, { params }) => findDisputes(db, actor, params.engagementId)),
    write(disputesApi.state, async (tx, actor, { params, body }) => {
      await addStatement(tx, actor, { ...params, ...body });
      return findDisputes(tx.db, actor, params.engagementId);
    }),
    write(disputesApi.showFile, async (tx, actor, { params, body }) => {
      await showInDispute(tx, actor, { ...params, ...body });
      return findDisputes(tx.db, actor, params.engagementId);
    }),
    write(disputesApi.acceptDecision, async (tx, actor, { params, body }) => {
      await answerDecision(tx, actor, { ...params, ...body, reason: null });
      return findDisputes(tx.db, actor, params.engagementId);
    }),
    write(disputesApi.appealDecision, async (tx, actor, { params, body }) => {
      await answerDecision(tx, actor, { ...params, ...body });
      return findDisputes(tx.db, actor, params.engagementId);
    }),
    read(disputesApi.link, async (db, actor, { params }) => {
      await findEngagement(db, actor, params.engagementId);
      return linkShownFile(db, links, params);
    }),
    write(disputesApi.showWaiting, async (tx, actor, { params, body }) => {
      await showWaiting(tx, actor, { ...params, ...body });
      const { repId } = actor;
      return presentEngagement(await findEngagement(tx.db, { repId }, params.engagementId), { repId });
    }),
    read(disputesApi.substitutes, (db, actor, { params }) => findSubstitutes(db, actor, params.engagementId)),
    read(disputeReviewApi.list, (db, actor, { query }) => listDisputes(db, actor, query)),
    read(disputeReviewApi.search, (db, actor, { query }) => searchWork(db, actor, query.email)),
    writeAsAdmin(disputeReviewApi.show, { name: 'dispute.view', on }, (tx, actor, { params }) =>
      reviewWork(tx.db, actor, params.engagementId),
    ),
    writeAsAdmin(disputeReviewApi.link, { name: 'dispute.open_file', on }, (tx, _actor, { params }) =>
      linkShownFile(tx.db, links, params),
    ),
    write(disputeReviewApi.decide, async (tx, actor, { params, body }) => {
      await decideOrPropose(tx, actor, { ...params, ...body });
      return reviewWork(tx.db, actor, params.engagementId);
    }),
    writeAsAdmin(disputeReviewApi.cancel, { name: 'engagement.call_off', on }, async (tx, actor, { params, body }) => {
      await callOff(tx, actor, { ...params, ...body });
      return reviewWork(tx.db, actor, params.engagementId);
    }),
  ];
}
