import { queryOptions } from '@tanstack/react-query';
import type { AttachedFile } from '#contract/messaging/message-line.ts';
import { type Message, messagesApi } from '#contract/messaging/messages.ts';
import { call } from '#web/lib/api-client.ts';
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

/** The bytes of a picture: each URL of it differs, so a browser would load it again and again. */
export const pictureQuery = (message: OfMessage, file: MessageFile, { linkOf, here }: Viewer) =>
  queryOptions({
    queryKey: ['the picture of a message', file.fileId],
    queryFn: async ({ signal }) => {
      const own = here?.(file.fileId);
      if (own) return own;
      const { url } = await linkOf(message, file);
      const answer = await fetch(url, { signal });
      if (!answer.ok) throw new Error('The picture didn’t load');
      return answer.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
