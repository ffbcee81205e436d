import { safeArrivalApi } from '#contract/trust/safe-arrival.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { findEngagement } from '../../engagements/queries/find-engagements.ts';
import { shareShift, stopSharing } from './commands/share-shift.ts';
import { findSharedShift, findShiftLink } from './queries/find-shared-shift.ts';

export const safeArrivalRoutes: readonly Route[] = [
  read(safeArrivalApi.show, async (db, { repId }, { params: { engagementId } }) => {
    await findEngagement(db, { repId }, engagementId);
    return { link: await findShiftLink(db, engagementId) };
  }),
  write(safeArrivalApi.share, (tx, actor, { params: { engagementId } }) => shareShift(tx, actor, engagementId)),
  write(safeArrivalApi.stop, (tx, actor, { params: { engagementId } }) => stopSharing(tx, actor, engagementId)),
  read(safeArrivalApi.look, (db, _actor, { body: { token } }) => findSharedShift(db, token)),
];
