import { userNotesApi } from '#contract/operators/user-notes.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { onUser, writeAsAdmin } from '../access/write-as-admin.ts';
import { addNote } from './commands/add-note.ts';
import { listActsOn } from './queries/list-acts-on.ts';
import { listNotes } from './queries/list-notes.ts';

export const userNoteRoutes: readonly Route[] = [
  read(userNotesApi.list, (db, actor, { params, query }) => listNotes(db, actor, { ...params, ...query })),
  read(userNotesApi.history, (db, actor, { params, query }) => listActsOn(db, actor, { ...params, ...query })),
  writeAsAdmin(userNotesApi.add, { name: 'user.note', on: onUser }, (tx, actor, { params, body }) =>
    addNote(tx, actor, { ...params, ...body }),
  ),
];
