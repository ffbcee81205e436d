import { triageApi } from '#contract/trust/triage.ts';
import type { Route } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { describeTriage } from './queries/describe-triage.ts';

export const triageRoutes: readonly Route[] = [
  writeAsAdmin(
    triageApi.show,
    { name: 'dispute.triage', on: ({ params }) => ({ type: 'engagement', id: params.engagementId }) },
    (tx, _actor, { params }) => describeTriage(tx.db, params.engagementId),
  ),
];
