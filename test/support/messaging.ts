import { randomUUID } from 'node:crypto';
import type { CallInput } from '#contract/endpoint.ts';
import { type Conversation, conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import type { TestApp } from './app.ts';
import { apply, postJob } from './hiring.ts';
import { type Person, signUpBusiness, signUpRep } from './people.ts';

export interface Talking {
  readonly business: Person;
  readonly rep: Person;
  readonly jobId: string;
  readonly applicationId: string;
  readonly conversation: Conversation;
}

/** A business and a rep who applied to it, with their conversation open. New people, unless it is said who. */
export async function talking(app: TestApp, people: Partial<Pick<Talking, 'business' | 'rep'>> = {}): Promise<Talking> {
  const [business, rep] = await Promise.all([people.business ?? signUpBusiness(app), people.rep ?? signUpRep(app)]);
  const { id: jobId } = await postJob(business);
  const { id: applicationId } = await apply(rep, jobId);
  const conversation = await openConversation(business, { applicationId });
  return { business, rep, jobId, applicationId, conversation };
}

type Caller = Pick<Person, 'call'>;

export const openConversation = ({ call }: Caller, body: CallInput<typeof conversationsApi.open>['body']) =>
  call(conversationsApi.open, { body });

export const say = ({ call }: Caller, conversationId: string, content: string, id: string = randomUUID()) =>
  call(messagesApi.send, { params: { conversationId }, body: { id, content } });

export const readMessages = ({ call }: Caller, conversationId: string, query: Record<string, number> = {}) =>
  call(messagesApi.list, { params: { conversationId }, query });

export const look = ({ call }: Caller, conversationId: string) =>
  call(conversationsApi.show, { params: { conversationId } });

export const markRead = ({ call }: Caller, conversationId: string, upTo: number) =>
  call(messagesApi.read, { params: { conversationId }, body: { upTo } });
