import { allReceivedApi } from '#contract/applications/all-received.ts';
import { applicationsApi } from '#contract/applications/applications.ts';
import { shortlistApi } from '#contract/applications/board.ts';
import { repNotesApi } from '#contract/applications/rep-notes.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { addToShortlist, removeFromShortlist } from '../commands/keep-shortlist.ts';
import { rejectApplications } from '../commands/reject-applications.ts';
import { saveNote } from '../commands/save-note.ts';
import { listAllReceived, listReceivingJobs } from '../queries/all-received.ts';
import { findNote } from '../queries/find-note.ts';
import { countReceived, findReceived, listReceived } from '../queries/received-applications.ts';
import { type WeighFit, weighOneReceived } from '../queries/weigh-received.ts';

/** The board of a job: its applicants by status, bulk actions, and the private notes and marks of the business. */
export const boardRoutes = (weighFit: WeighFit, links: FileLinks): readonly Route[] => [
  read(allReceivedApi.list, (db, actor, { query }) => listAllReceived(db, { links, weighFit }, actor, query)),
  read(allReceivedApi.jobs, async (db, actor) => ({ items: await listReceivingJobs(db, actor) })),
  read(applicationsApi.listReceived, (db, actor, { params, query }) =>
    listReceived(db, actor, { ...params, ...query }, weighFit),
  ),
  read(applicationsApi.receivedCounts, (db, actor, { params, query }) => countReceived(db, actor, params.jobId, query)),
  read(applicationsApi.showReceived, async (db, actor, { params }) =>
    weighOneReceived(db, weighFit, await findReceived(db, actor, params.applicationId)),
  ),
  write(applicationsApi.rejectMany, (tx, actor, { params, body }) =>
    rejectApplications(tx, actor, { ...params, ...body }),
  ),
  read(repNotesApi.show, (db, actor, { params }) => findNote(db, actor, params.applicationId)),
  write(repNotesApi.save, async (tx, actor, { params: { applicationId }, body }) => {
    await saveNote(tx, actor, { ...body, applicationId });
    return findNote(tx.db, actor, applicationId);
  }),
  write(shortlistApi.add, (tx, actor, { params }) => addToShortlist(tx, actor, params.applicationId)),
  write(shortlistApi.remove, (tx, actor, { params }) => removeFromShortlist(tx, actor, params.applicationId)),
];
