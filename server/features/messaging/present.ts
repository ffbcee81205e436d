import type { Conversation, Participant } from '#contract/messaging/conversations.ts';
import { wordsOf } from '#contract/messaging/message-line.ts';
import type { Message } from '#contract/messaging/messages.ts';
import { type ConversationKind, teamId } from '#contract/messaging/options.ts';
import type { FoundMessage } from '#contract/messaging/search.ts';
import { reasonClosed } from '#domain/messaging/closed.ts';
import { safetyHint } from '#domain/messaging/safety-hints.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { linkTo } from '../files/queries/link-file.ts';
import type { ParticipantRow } from './queries/find-participants.ts';
import { markEnds, markStart, type WrittenRow } from './queries/find-written.ts';
import { teamName } from './queries/name-members.ts';
import type { ConversationRow } from './queries/select-conversations.ts';
import { memberStateOf } from './queries/select-member-state.ts';
import type { messages } from './tables.ts';

export type MessageRow = typeof messages.$inferSelect & { readonly senderName: string };

/** Users don't see which team member wrote. */
const shownId = (senderSide: string, senderId: string) => (senderSide === 'team' ? teamId : senderId);

export function presentMessage(row: MessageRow, kind: ConversationKind): Message {
  const { id, conversationId, position, change, senderSide, senderName, content } = row;
  return {
    ...{ id, conversationId, position, change, senderSide, senderName, content },
    senderId: shownId(senderSide, row.senderId),
    attachments: [...row.attachments],
    hint: kind === 'support' ? null : safetyHint(content, position === 1),
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  };
}

const team: Participant = {
  userId: teamId,
  side: 'team',
  fullName: teamName,
  avatar: null,
  deliveredUpTo: 0,
  seenUpTo: null,
};

function presentParticipant(row: ParticipantRow, links: FileLinks, showsSeen: boolean): Participant {
  const { userId, side, fullName, objectKey, deliveredPosition, readPosition } = row;
  return {
    ...{ userId, side, fullName },
    avatar: objectKey === null ? null : linkTo(links, { objectKey }),
    deliveredUpTo: deliveredPosition,
    seenUpTo: showsSeen && row.showsSeen ? readPosition : null,
  };
}

export function presentConversation(
  row: ConversationRow,
  participants: readonly ParticipantRow[],
  links: FileLinks,
): Conversation {
  const { id, kind, title, jobTitle, jobId, applicationId, lastMessage, repliesTo, blockedByYou } = row;
  const ofTeam = kind === 'support' ? [team] : [];
  return {
    ...{ id, kind, title, jobTitle, jobId, applicationId, repliesTo, blockedByYou },
    as: row.side,
    participants: [...participants.map((one) => presentParticipant(one, links, row.showsSeen)), ...ofTeam],
    participantCount: row.participantCount + ofTeam.length,
    lastMessage: lastMessage && {
      senderId: shownId(lastMessage.senderSide, lastMessage.senderId),
      senderName: lastMessage.senderName,
      text: wordsOf(lastMessage),
      at: new Date(lastMessage.at).toISOString(),
      deleted: lastMessage.deleted,
    },
    lastPosition: row.leftPosition ?? row.lastPosition,
    lastAt: row.lastAt.toISOString(),
    readUpTo: row.readPosition,
    unreadCount: row.unread,
    muted: row.mutedAt !== null,
    archived: row.archivedAt !== null,
    closed: reasonClosed(memberStateOf(row)),
  };
}

const markedPart = new RegExp(`${markStart}(.*?)${markEnds}`, 's');

/** A cut shorter than this is not worth making. */
const fewCharacters = 20;

/** The part of the message around the matched words, with an ellipsis where it is cut. */
function excerptOf({ content, asMeant, asTyped }: WrittenRow): FoundMessage['excerpt'] {
  const text = asMeant.includes(markStart) ? asMeant : asTyped;
  const bare = text.replaceAll(markStart, '').replaceAll(markEnds, '');
  const begins = content.indexOf(bare);
  const [before, after] = begins === -1 ? ['', ''] : [content.slice(0, begins), content.slice(begins + bare.length)];
  const around = (left: string) => ({ text: left.length > fewCharacters ? '…' : left, marked: false });
  // Every second part is a match.
  const parts = text.split(markedPart).map((part, place) => ({ text: part, marked: place % 2 === 1 }));
  return [around(before), ...parts, around(after)].filter((part) => part.text !== '');
}

export function presentFound(row: WrittenRow, conversation: ConversationRow): FoundMessage {
  const { id, conversationId, position, senderName } = row;
  return {
    ...{ id, conversationId, position, senderName },
    title: conversation.title,
    jobTitle: conversation.jobTitle,
    archived: conversation.archivedAt !== null,
    senderId: shownId(row.senderSide, row.senderId),
    createdAt: row.createdAt.toISOString(),
    excerpt: excerptOf(row),
  };
}
