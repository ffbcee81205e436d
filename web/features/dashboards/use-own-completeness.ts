import { useQuery } from '@tanstack/react-query';
import { repCompleteness } from '#domain/profiles/profile-completeness.ts';
import { ownFilesQuery } from '#web/features/files/api.ts';
import { repProfileQuery } from '#web/features/profiles/api.ts';

/** The completeness of the rep's own profile, once known. */
export function useOwnCompleteness() {
  const profile = useQuery(repProfileQuery);
  const files = useQuery(ownFilesQuery);
  return {
    isPending: profile.isPending || files.isPending,
    completeness:
      profile.data && files.data
        ? repCompleteness(profile.data, new Set(files.data.map(({ purpose }) => purpose)))
        : undefined,
  };
}
