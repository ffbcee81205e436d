import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, line, timestamp } from '../fields.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { conversation } from './conversations.ts';

/** So many of one's messages are searched, of the conversations with the latest message first. */
export const searchedMessages = 10_000;

/** So many of them in one conversation, the newest. */
export const searchedOfOne = 2000;

/** In so many conversations. */
export const searchedConversations = 1000;

/** So many conversations are found by what they are called. */
export const mostNamed = 5;

export const foundMessage = z.object({
  id,
  conversationId: id,
  /** By which the messages around it are asked for. */
  position: z.int(),
  /** Of the conversation. */
  title: z.string(),
  jobTitle: z.string().nullable(),
  archived: z.boolean(),
  senderId: id,
  senderName: z.string(),
  createdAt: timestamp,
  /** Of what was written, where the words stand. */
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
      /** As what you take part; what you asked the team is in both. */
      as: z.enum(['rep', 'business']).optional(),
    }),
    status: 200,
    response: pageOf(foundMessage).extend({
      /** With the first page: those that are called so. */
      conversations: z.array(conversation),
      /** The words that were searched for in place of misspelt ones. */
      searchedFor: z.string().nullable(),
    }),
    refusals: ['request.bad_cursor'],
  }),
};
