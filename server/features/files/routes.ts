import { filesApi } from '#contract/files/files.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Route, read, receive, write } from '#server/platform/http/route.ts';
import type { Gates } from '../accounts/access.ts';
import { acceptUpload, type UploadTools } from './commands/accept-upload.ts';
import { removeFile } from './commands/remove-file.ts';
import { presentFile } from './present.ts';
import { findCurrentFiles } from './queries/find-files.ts';
import { linkOwnFile } from './queries/link-file.ts';

export function fileRoutes(gates: Gates, tools: UploadTools, links: FileLinks): readonly Route[] {
  return [
    read(filesApi.list, gates.signedIn, async (db, { userId }) =>
      (await findCurrentFiles(db, userId)).map(presentFile),
    ),
    receive(filesApi.upload, gates.signedIn, async (actor, { params, query }, { content, size }) =>
      presentFile(await acceptUpload(tools, actor, { ...params, ...query, content, size })),
    ),
    write(filesApi.remove, gates.signedIn, (tx, actor, { params }) => removeFile(tx, actor, params.fileId)),
    read(filesApi.link, gates.signedIn, (db, actor, { params }) => linkOwnFile(db, links, actor, params.fileId)),
  ];
}
