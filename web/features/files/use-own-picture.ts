import { useQuery } from '@tanstack/react-query';
import { fileLinkQuery, ownFilesQuery } from '#web/features/files/api.ts';
import { pictureInSize } from '#web/lib/picture-in-size.ts';

/** The URL of the user's photo, or of their company's logo, for an avatar; undefined without one. */
export function useOwnPicture(purpose: 'profile-photo' | 'company-logo'): string | undefined {
  const { data: files } = useQuery(ownFilesQuery);
  const { data: address } = useQuery(fileLinkQuery(files?.find((file) => file.purpose === purpose)?.id));
  return pictureInSize(address, '80x80');
}
