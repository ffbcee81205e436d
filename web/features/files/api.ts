import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FileDescription, filesApi } from '#contract/files/files.ts';
import type { FilePurpose } from '#contract/files/purposes.ts';
import { call } from '#web/lib/api-client.ts';
import { mutationOf, queryOf, staleAfter } from '#web/lib/endpoint-queries.ts';

export const ownFilesQuery = queryOf(filesApi.list, {});

/** A URL to show a file. A new one is fetched before it expires. */
export const fileLinkQuery = (fileId: string | undefined) =>
  queryOptions({
    ...queryOf(filesApi.link, { params: { fileId: fileId ?? '' } }),
    select: ({ url }) => url,
    enabled: fileId !== undefined,
    staleTime: 4 * 60_000,
    refetchInterval: 4 * 60_000,
  });

/** Updates the current file in every part of the page. */
export function useNoteFile(): (file: FileDescription) => void {
  const queries = useQueryClient();
  return (file) => {
    queries.setQueryData(ownFilesQuery.queryKey, (files) => [
      ...(files ?? []).filter(({ purpose }) => purpose !== file.purpose),
      file,
    ]);
    void queries.invalidateQueries(staleAfter(filesApi.upload));
  };
}

/** `onRemoved` is called even when the caller has been unmounted with the file. */
export function useRemoveFile(purpose: FilePurpose, onRemoved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    ...mutationOf(filesApi.remove),
    onSuccess: () => {
      queries.setQueryData(ownFilesQuery.queryKey, (files) => files?.filter((file) => file.purpose !== purpose));
      onRemoved();
    },
  });
}

export const openFile = (fileId: string): Promise<void> => openLink(() => call(filesApi.link, { params: { fileId } }));

/** Opens a URL that has to be requested first in a new tab. The tab comes first: browsers block one that opens after waiting. */
export async function openLink(ask: () => Promise<{ readonly url: string }>): Promise<void> {
  const tab = window.open('', '_blank');
  try {
    const { url } = await ask();
    if (!tab) return window.location.assign(url);
    tab.opener = null;
    tab.location.replace(url);
  } catch (error) {
    tab?.close();
    throw error;
  }
}
