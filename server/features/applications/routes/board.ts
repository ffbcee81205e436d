import { applicationsApi } from '#contract/applications/applications.ts';
import { applicationNotesApi } from '#contract/applications/notes.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import type { Gates } from '../../accounts/access.ts';
import { keepNote, removeNote } from '../commands/keep-note.ts';
import { rejectApplications } from '../commands/reject-applications.ts';
import { presentNote, presentReceived } from '../present.ts';
import { countReceived, findReceived, listReceived } from '../queries/received-applications.ts';

/** The board of a job: its applicants, where they stand, and what the business does with many of them or for itself. */
export function boardRoutes(gates: Gates): readonly Route[] {
  return [
    read(applicationsApi.listReceived, gates.business, (db, actor, { params, query }) =>
      listReceived(db, actor, { ...params, ...query }),
    ),
    read(applicationsApi.receivedCounts, gates.business, (db, actor, { params }) =>
      countReceived(db, actor, params.jobId),
    ),
    read(applicationsApi.showReceived, gates.business, async (db, actor, { params }) =>
      presentReceived(await findReceived(db, actor, params.applicationId)),
    ),
    write(applicationsApi.rejectMany, gates.business, (tx, actor, { params, body }) =>
      rejectApplications(tx, actor, { ...params, ...body }),
    ),
    write(applicationNotesApi.keep, gates.business, async (tx, actor, { params, body }) =>
      presentNote(await keepNote(tx, actor, { ...params, ...body })),
    ),
    write(applicationNotesApi.remove, gates.business, (tx, actor, { params }) =>
      removeNote(tx, actor, params.applicationId),
    ),
  ];
}
