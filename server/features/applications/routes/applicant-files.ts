import { applicationFilesApi } from '#contract/applications/files.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { linkApplicantFile } from '../queries/link-applicant-file.ts';

export function applicantFileRoutes({ links }: { readonly links: FileLinks }): readonly Route[] {
  return [read(applicationFilesApi.link, (db, actor, { params }) => linkApplicantFile(db, links, actor, params))];
}
