import { termsApi } from '#contract/engagements/terms.ts';
import { now } from '#server/platform/clock.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { declineTerms } from './commands/answer-terms.ts';
import { changeTerms } from './commands/change-terms.ts';
import { presentTerms } from './present.ts';
import { makeTermsPdf } from './queries/make-terms-pdf.ts';
import { showTerms } from './queries/show-terms.ts';

export const termsRoutes: readonly Route[] = [
  read(termsApi.show, async (db, actor, { params: { engagementId } }) =>
    presentTerms(await showTerms(db, actor, engagementId), now()),
  ),
  read(termsApi.pdf, async (db, actor, { params, query }) => {
    const { name, pdf } = await makeTermsPdf(db, actor, { ...params, version: query.version });
    return { name, pdf: pdf.toString('base64') };
  }),
  write(termsApi.change, async (tx, actor, { params: { engagementId }, body, from }) => {
    const { fullName, phone, agreed: _ticked, ...terms } = body;
    await changeTerms(tx, actor, { engagementId, terms, fullName, phone, from });
    const { userId, businessId } = actor;
    return presentTerms(await showTerms(tx.db, { userId, businessId }, engagementId), now());
  }),
  write(termsApi.decline, async (tx, actor, { params: { engagementId }, body }) => {
    await declineTerms(tx, actor, { engagementId, ...body });
    const { userId, repId } = actor;
    return presentTerms(await showTerms(tx.db, { userId, repId }, engagementId), now());
  }),
];
