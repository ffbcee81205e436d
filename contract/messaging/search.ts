import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { conversation } from './conversations.ts';

/** How many of one's messages are searched, from the conversations with the latest message first. */
export const searchedMessages = 10_000;

/** How many of them in one conversation, the newest. */
export const searchedOfOne = 2000;

/** Number of conversations. */
export const searchedConversations = 1000;

/** How many conversations are found by their name. */
export const mostNamed = 5;

export const foundMessage = z.object({
  id,
  conversationId: id,
  /** Used to fetch the messages around it. */
  position: z.int(),
  /** The conversation's title. */
  title: z.string(),
  jobTitle: z.string().nullable(),
  archived: z.boolean(),
  senderId: id,
  senderName: z.string(),
  createdAt: timestamp,
  /** The excerpt with the words. */
  excerpt: z.array(z.object({ text: z.string(), marked: z.boolean() })),
});

export type FoundMessage = z.output<typeof foundMessage>;

export const messageSearchApi = {
  search: endpoint({
    method: 'GET',
    path: '/api/messages/search',
    about: 'conversations',
    summary: 'Search conversations and messages',
    description: `Matches names, jobs and message text, newest first, and tolerates typing errors. Covers your latest ${searchedMessages} messages.`,
    tag: 'Messages',
    gate: 'signed-in',
    limit: 'search',
    query: pageQuery.extend({
      q: line('Search', 200),
      /** Your side; your questions to the team are in both. */
      as: z.enum(['rep', 'business']).optional(),
    }),
    status: 200,
    response: pageOf(foundMessage).extend({
      /** On the first page: conversations with that name. */
      conversations: z.array(conversation),
      /** The corrected words, searched for in place of misspelt ones. */
      searchedFor: z.string().nullable(),
    }),
    refusals: ['request.bad_cursor'],
  }),
};
