import { queryOptions } from '@tanstack/react-query';
import type { Attachment } from '#contract/messaging/attachments.ts';
import { type Message, messagesApi } from '#contract/messaging/messages.ts';
import { call } from '#web/lib/api-client.ts';

export type MessageFile = Extract<Attachment, { kind: 'file' }>;
export type OfMessage = Pick<Message, 'id' | 'conversationId'>;

/** An address of a file for some minutes. */
export const linkOfFile = ({ id: messageId, conversationId }: OfMessage, { fileId }: MessageFile) =>
  call(messagesApi.file, { params: { conversationId, messageId, fileId } });

/** A picture itself: every address of it is another one, so that a browser would load it again and again. */
export const pictureQuery = (message: OfMessage, file: MessageFile) =>
  queryOptions({
    queryKey: ['the picture of a message', file.fileId],
    queryFn: async ({ signal }) => {
      const { url } = await linkOfFile(message, file);
      const answer = await fetch(url, { signal });
      if (!answer.ok) throw new Error('The picture did not come');
      return answer.blob();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
