import { applicationFilesApi } from '#contract/applications/files.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import type { Gates } from '../../accounts/access.ts';
import { linkApplicantFile } from '../queries/link-applicant-file.ts';

export function applicantFileRoutes(gates: Gates, links: FileLinks): readonly Route[] {
  return [
    read(applicationFilesApi.link, gates.business, (db, actor, { params }) =>
      linkApplicantFile(db, links, actor, params),
    ),
  ];
}
