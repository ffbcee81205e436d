import { v7 as uuidv7 } from 'uuid';
import { supportApi } from '#contract/messaging/support.ts';
import { returnQuestions } from '#server/features/messaging/support/commands/return-questions.ts';
import type { AdminBrowser } from './admins.ts';
import type { TestApp } from './app.ts';
import { openConversation, say } from './messaging.ts';
import type { Person } from './people.ts';

type Asks = Pick<Person, 'call'>;

/** A user's question to the team; returns the conversation and the message. */
export async function askTeam(person: Asks, content = 'Where is my pay?') {
  const { id: conversationId } = await openConversation(person, { support: true });
  const message = await say(person, conversationId, content);
  return { params: { conversationId }, message };
}

type Question = { readonly conversationId: string };

export const answer = (
  { call }: Pick<AdminBrowser, 'call'>,
  params: Question,
  { id = uuidv7(), content = 'It comes on Friday.', seen = 1_000 } = {},
) => call(supportApi.answer, { params, body: { id, content, seen } });

/** Runs the task of each minute. */
export const letAssignmentsEnd = ({ services }: TestApp) =>
  returnQuestions(services.transaction, new AbortController().signal);
