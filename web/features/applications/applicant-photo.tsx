import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReceivedApplication } from '#contract/applications/applications.ts';
import { applicationFilesApi } from '#contract/applications/files.ts';
import { call } from '#web/lib/api-client.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** The address runs out; a new one is asked for before. Not in lists, where it would be one request for each. */
const photoQuery = (applicationId: string, there: boolean) =>
  queryOptions({
    queryKey: ['applicant-photo', applicationId],
    queryFn: async ({ signal }) =>
      (await call(applicationFilesApi.link, { params: { applicationId, purpose: 'profile-photo' } }, { signal })).url,
    enabled: there,
    staleTime: 4 * 60_000,
  });

/** The photo of an applicant, or their initials. */
export function ApplicantPhoto({ application }: { readonly application: ReceivedApplication }) {
  const { id, rep, files } = application;
  const { data } = useQuery(photoQuery(id, files.photo));
  return <Avatar name={rep.fullName} imageUrl={files.photo ? data : null} size="large" />;
}
