import { useQuery } from '@tanstack/react-query';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { applicationFilesApi } from '#contract/applications/files.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** The photo of an applicant, or their initials. */
export function ApplicantPhoto({ application }: { readonly application: ReceivedApplication }) {
  const { id, rep, files } = application;
  const { data } = useQuery({
    ...queryOf(applicationFilesApi.link, { params: { applicationId: id, purpose: 'profile-photo' } }),
    enabled: files.photo,
    // The URL expires; a new one is fetched in time. Not in lists, where it would be one request for each.
    staleTime: 4 * 60_000,
  });
  return <Avatar name={rep.fullName} imageUrl={files.photo ? data?.url : null} size="large" />;
}
