import { useQuery } from '@tanstack/react-query';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { applicationFilesApi } from '#contract/applications/files.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { pictureInSize } from '#web/lib/picture-in-size.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** The photo of an applicant, or their initials. */
export function ApplicantPhoto({ application }: { readonly application: ReceivedApplication }) {
  const { id, rep, files } = application;
  const { data } = useQuery({
    ...queryOf(applicationFilesApi.link, { params: { applicationId: id, purpose: 'profile-photo' } }),
    enabled: files.photo,
    // The URL expires after five minutes, so a cached one counts as fresh for four. Each photo is a request: not for long lists.
    staleTime: 4 * 60_000,
  });
  return (
    <Avatar name={rep.fullName} imageUrl={files.photo ? pictureInSize(data?.url, '128x128') : null} size="large" />
  );
}
