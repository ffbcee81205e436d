/** What a conversation is about: an application, all who were hired for a job, or a question to the team. */
export const conversationKinds = ['application', 'job', 'support'] as const;

export type ConversationKind = (typeof conversationKinds)[number];

/** As what somebody takes part. `person`: whoever asks the team, as neither side. */
export const memberSides = ['rep', 'business', 'person'] as const;

export type MemberSide = (typeof memberSides)[number];

/** As what somebody wrote. */
export const senderSides = [...memberSides, 'team'] as const;

export type SenderSide = (typeof senderSides)[number];

/** Who sees what a hired rep answers to an announcement: the business alone, or all who are hired. */
export const repliesTo = ['business', 'all'] as const;

export type RepliesTo = (typeof repliesTo)[number];

/** Why somebody who takes part cannot write; a refusal of a conversation says each. */
export const reasonsClosed = ['blocked', 'left', 'replies_private', 'other_gone'] as const;

export type ReasonClosed = (typeof reasonsClosed)[number];

/** As whom the team takes part, whoever of it writes. */
export const teamId = '00000000-0000-0000-0000-000000000000';

/** Of a conversation's first ones, in a list of many. */
export const namedParticipants = 10;

/** In characters. */
export const longestMessage = 4000;

/** As many lie at one message. */
export const mostAttachments = 10;

/** How long a message may be edited after it was sent. */
export const editMinutes = 15;

/** How many messages a page of a conversation holds. */
export const messagePageSize = 50;

/** What both sides are told beside a message, by a rule that no person looks at. */
export const safetyHints = ['bank_account', 'paid_elsewhere', 'phone_number'] as const;

export type SafetyHint = (typeof safetyHints)[number];

/** Texts to answer questions to the team with. */
export const mostCannedAnswers = 200;
