import { conversationsApi, messagingChoicesApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { messageSearchApi } from '#contract/messaging/search.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { blockOther, unblockOther } from './commands/block-other.ts';
import { changeConversation } from './commands/change-conversation.ts';
import { editMessage, removeMessage } from './commands/change-message.ts';
import { chooseSeen } from './commands/choose-seen.ts';
import { markDelivered, markRead } from './commands/mark-read.ts';
import { openConversation } from './commands/open-conversation.ts';
import { publishTyping } from './commands/publish-typing.ts';
import { sendMessage } from './commands/send-message.ts';
import { findMessagingChoices } from './queries/find-choices.ts';
import { linkForMember } from './queries/link-message-file.ts';
import { countUnread, listConversations, showConversation } from './queries/list-conversations.ts';
import { listMessages } from './queries/list-messages.ts';
import { searchMessages } from './queries/search-messages.ts';

export const messagingRoutes = ({ links }: { readonly links: FileLinks }): readonly Route[] => [
  write(conversationsApi.open, async (tx, actor, { body }) =>
    showConversation(tx.db, links, actor, await openConversation(tx, actor, body)),
  ),
  read(conversationsApi.list, (db, actor, { query }) => listConversations(db, links, actor, query)),
  read(conversationsApi.unread, countUnread),
  read(conversationsApi.show, (db, actor, { params }) => showConversation(db, links, actor, params.conversationId)),
  write(conversationsApi.change, async (tx, actor, { params, body }) => {
    await changeConversation(tx, actor, { ...params, ...body });
    return showConversation(tx.db, links, actor, params.conversationId);
  }),
  write(conversationsApi.block, async (tx, actor, { params }) => {
    await blockOther(tx, actor, params.conversationId);
    return showConversation(tx.db, links, actor, params.conversationId);
  }),
  write(conversationsApi.unblock, async (tx, actor, { params }) => {
    await unblockOther(tx, actor, params.conversationId);
    return showConversation(tx.db, links, actor, params.conversationId);
  }),
  read(messagesApi.list, (db, actor, { params, query }) => listMessages(db, actor, params.conversationId, query)),
  read(messageSearchApi.search, (db, actor, { query }) => searchMessages(db, links, actor, query)),
  read(messagesApi.file, (db, actor, { params }) => linkForMember(db, links, actor, params)),
  write(messagesApi.send, (tx, actor, { params, body }) => sendMessage(tx, actor, { ...params, ...body })),
  write(messagesApi.edit, (tx, actor, { params, body }) => editMessage(tx, actor, { ...params, ...body })),
  write(messagesApi.remove, (tx, actor, { params }) => removeMessage(tx, actor, params)),
  write(messagesApi.read, (tx, actor, { params, body }) => markRead(tx, actor, { ...params, ...body })),
  write(messagesApi.delivered, (tx, actor, { body }) => markDelivered(tx, actor, body.conversations)),
  write(messagesApi.typing, (tx, actor, { params }) => publishTyping(tx, actor, params.conversationId)),
  read(messagingChoicesApi.show, (db, { userId }) => findMessagingChoices(db, userId)),
  write(messagingChoicesApi.choose, (tx, actor, { body }) => chooseSeen(tx, actor, body.showsSeen)),
];
