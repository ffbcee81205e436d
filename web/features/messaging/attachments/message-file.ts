import { queryOptions } from '@tanstack/react-query';
import type { AttachedFile } from '#contract/messaging/attachments.ts';
import { type Message, messagesApi } from '#contract/messaging/messages.ts';
import { call } from '#web/lib/api-client.ts';
import type { Side } from '../api.ts';

export type MessageFile = AttachedFile;
export type OfMessage = Pick<Message, 'id' | 'conversationId'>;

/** Who looks at what lies at messages. */
export interface Viewer {
  /** Whose pages it leads to; null: to none. */
  readonly side: Side | null;
  /** An address of a file for some minutes. */
  readonly linkOf: (message: OfMessage, file: MessageFile) => Promise<{ readonly url: string }>;
  /** Pictures wait until they are asked for. */
  readonly asks?: boolean;
}

const linkForMember: Viewer['linkOf'] = ({ id: messageId, conversationId }, { fileId }) =>
  call(messagesApi.file, { params: { conversationId, messageId, fileId } });

export const asMember = (side: Side): Viewer => ({ side, linkOf: linkForMember });

/** A picture itself: every address of it is another one, so that a browser would load it again and again. */
export const pictureQuery = (message: OfMessage, file: MessageFile, { linkOf }: Viewer) =>
  queryOptions({
    queryKey: ['the picture of a message', file.fileId],
    queryFn: async ({ signal }) => {
      const { url } = await linkOf(message, file);
      const answer = await fetch(url, { signal });
      if (!answer.ok) throw new Error('The picture did not come');
      return answer.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
