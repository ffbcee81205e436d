import { filesApi } from '#contract/files/files.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Route, read, receive, write } from '#server/platform/http/route.ts';
import { acceptUpload, type UploadTools } from './commands/accept-upload.ts';
import { removeFile } from './commands/remove-file.ts';
import { presentFile } from './present.ts';
import { findCurrentFiles } from './queries/find-files.ts';
import { linkOwnFile } from './queries/link-file.ts';

export function fileRoutes(services: UploadTools & { readonly links: FileLinks }): readonly Route[] {
  return [
    read(filesApi.list, async (db, { userId }) => (await findCurrentFiles(db, userId)).map(presentFile)),
    receive(filesApi.upload, async (actor, { params, query }, { content, size }) =>
      presentFile(await acceptUpload(services, actor, { ...params, ...query, content, size })),
    ),
    write(filesApi.remove, (tx, actor, { params }) => removeFile(tx, actor, params.fileId)),
    read(filesApi.link, (db, actor, { params }) => linkOwnFile(db, services.links, actor, params.fileId)),
  ];
}
