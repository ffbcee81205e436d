/** The subject of a conversation: an application, all reps hired for a job, or a question to the team. */
export const conversationKinds = ['application', 'job', 'support'] as const;

export type ConversationKind = (typeof conversationKinds)[number];

/** A participant's side. `person`: a user who asks the team, as neither side. */
export const memberSides = ['rep', 'business', 'person'] as const;

export type MemberSide = (typeof memberSides)[number];

/** An author's side. */
export const senderSides = [...memberSides, 'team'] as const;

export type SenderSide = (typeof senderSides)[number];

/** Who sees a hired rep's answer to an announcement: the business alone, or all hired reps. */
export const repliesTo = ['business', 'all'] as const;

export type RepliesTo = (typeof repliesTo)[number];

/** Why a participant cannot write; each has a refusal of a conversation. */
export const reasonsClosed = ['blocked', 'left', 'replies_private', 'other_gone'] as const;

export type ReasonClosed = (typeof reasonsClosed)[number];

/** The team's shared identity, whichever member writes. */
export const teamId = '00000000-0000-0000-0000-000000000000';

/** How many participants a list names. */
export const namedParticipants = 10;

/** In characters. */
export const longestMessage = 4000;

/** Maximum of attachments of a message. */
export const mostAttachments = 10;

/** How long a message may be edited after it was sent. */
export const editMinutes = 15;

/** How many messages a page of a conversation holds. */
export const messagePageSize = 50;

/** A note to both sides beside a message, by an automatic rule. */
export const safetyHints = ['bank_account', 'paid_elsewhere', 'phone_number'] as const;

export type SafetyHint = (typeof safetyHints)[number];

/** Saved answers to questions to the team. */
export const mostCannedAnswers = 200;

/** The lists of the inbox: open ones are unassigned, one's own, or another administrator's. */
export const supportLists = ['unassigned', 'mine', 'others', 'waiting', 'closed'] as const;

export type SupportList = (typeof supportLists)[number];
