import { engagementsApi } from '#contract/engagements/engagements.ts';
import { now } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import type { Sides } from './access.ts';
import { agreeToTerms, moveAsBusiness, moveAsRep } from './commands/move-engagement.ts';
import { presentEngagement, presentStep } from './present.ts';
import {
  findEngagement,
  findOfApplication,
  findRunning,
  findSteps,
  type ListedEngagement,
  listEngagements,
  listOfJob,
  listOver,
} from './queries/find-engagements.ts';

const show = async (db: Db, side: Sides, engagementId: string) =>
  presentEngagement(await findEngagement(db, side, engagementId), side);

export function engagementRoutes(): readonly Route[] {
  return [
    read(engagementsApi.ofRep, (db, { repId }, { query }) =>
      listEngagements(db, { repId }, query.cursor, (one) => presentEngagement(one, { repId })),
    ),
    read(engagementsApi.ofBusiness, (db, { businessId }, { query: { cursor, jobId } }) => {
      const present = (one: ListedEngagement) => presentEngagement(one, { businessId });
      return jobId === undefined
        ? listEngagements(db, { businessId }, cursor, present)
        : listOfJob(db, { businessId, jobId }, cursor, present);
    }),
    read(engagementsApi.running, async (db, { repId }) => ({
      now: now().toISOString(),
      items: (await findRunning(db, { repId })).map((one) => presentEngagement(one, { repId })),
    })),
    read(engagementsApi.over, (db, { repId }, { query }) =>
      listOver(db, { repId }, query.cursor, (one) => presentEngagement(one, { repId })),
    ),
    read(engagementsApi.ofApplication, async (db, { repId, businessId }, { params: { applicationId } }) => {
      const found = await findOfApplication(db, { repId, businessId }, applicationId);
      return { now: now().toISOString(), engagement: found && presentEngagement(found, { repId }) };
    }),
    read(engagementsApi.show, async (db, { repId, businessId }, { params: { engagementId } }) => ({
      ...(await show(db, { repId, businessId }, engagementId)),
      now: now().toISOString(),
      steps: (await findSteps(db, engagementId)).map(presentStep),
    })),
    write(engagementsApi.agree, async (tx, actor, { params, body, from }) => {
      await agreeToTerms(tx, actor, { ...params, ...body, from });
      return show(tx.db, { repId: actor.repId }, params.engagementId);
    }),
    write(engagementsApi.moveAsRep, async (tx, actor, { params, body }) => {
      await moveAsRep(tx, actor, { ...params, ...body });
      return show(tx.db, { repId: actor.repId }, params.engagementId);
    }),
    write(engagementsApi.moveAsBusiness, async (tx, actor, { params, body }) => {
      await moveAsBusiness(tx, actor, { ...params, ...body });
      return show(tx.db, { businessId: actor.businessId }, params.engagementId);
    }),
  ];
}
