import { queryOptions } from '@tanstack/react-query';
import type { PictureSize } from '#contract/files/picture-sizes.ts';
import type { AttachedFile } from '#contract/messaging/message-line.ts';
import { type Message, messagesApi } from '#contract/messaging/messages.ts';
import { call } from '#web/lib/api-client.ts';
import { pictureInSize } from '#web/lib/picture-in-size.ts';
import type { Side } from '../api.ts';

export type MessageFile = AttachedFile;
export type OfMessage = Pick<Message, 'id' | 'conversationId'>;

/** The viewer of a message's attachments. */
export interface Viewer {
  /** Whose pages it links to; null: none. */
  readonly side: Side | null;
  /** A file URL, valid for some minutes. */
  readonly linkOf: (message: OfMessage, file: MessageFile) => Promise<{ readonly url: string }>;
  /** A file sent from this page needn't be downloaded. */
  readonly here?: (fileId: string) => Blob | undefined;
  /** Pictures load on request. */
  readonly asks?: boolean;
}

const linkForMember: Viewer['linkOf'] = ({ id: messageId, conversationId }, { fileId }) =>
  call(messagesApi.file, { params: { conversationId, messageId, fileId } });

export const asMember = (side: Side, here: NonNullable<Viewer['here']>): Viewer => ({
  side,
  here,
  linkOf: linkForMember,
});

/** Requested once for the preview and the whole picture: an admin's requests are recorded. */
const linkQuery = (message: OfMessage, file: MessageFile, { linkOf }: Viewer) =>
  queryOptions({
    queryKey: ['the link to a picture of a message', file.fileId],
    queryFn: () => linkOf(message, file),
    // It expires after five minutes.
    staleTime: 4 * 60_000,
  });

/** The bytes of a picture, in that size or whole: each URL of it differs, so a browser would load it again and again. */
export const pictureQuery = (message: OfMessage, file: MessageFile, viewer: Viewer, size?: PictureSize) =>
  queryOptions({
    queryKey: ['the picture of a message', file.fileId, size],
    queryFn: async ({ client, signal }) => {
      const own = viewer.here?.(file.fileId);
      if (own) return own;
      const { url } = await client.fetchQuery(linkQuery(message, file, viewer));
      const answer = await fetch(size ? pictureInSize(url, size) : url, { signal });
      if (!answer.ok) throw new Error('The picture didn’t load');
      return answer.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
