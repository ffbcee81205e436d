import { randomUUID } from 'node:crypto';
import type { CallInput } from '#contract/endpoint.ts';
import type { AttachmentInput } from '#contract/messaging/attachments.ts';
import { type Conversation, conversationsApi } from '#contract/messaging/conversations.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import type { TestApp } from './app.ts';
import { apply, postJob } from './hiring.ts';
import { type Person, signUpBusiness, signUpRep } from './people.ts';
import { uploadFile } from './uploads.ts';

export interface Talking {
  readonly business: Person;
  readonly rep: Person;
  readonly jobId: string;
  readonly applicationId: string;
  readonly conversation: Conversation;
}

/** A business and a rep who applied to it, with their conversation open. New users by default. */
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

/** A message with only a file. */
export async function sendFileTo(
  app: TestApp,
  person: Pick<Person, 'call' | 'accessToken'>,
  conversationId: string,
): Promise<{ messageId: string; fileId: string }> {
  const fileId = await uploadForMessage(app, person);
  const { id: messageId } = await sendThings(person, conversationId, [{ kind: 'file', fileId }]);
  return { messageId, fileId };
}

export const sendThings = (
  { call }: Caller,
  conversationId: string,
  attachments: AttachmentInput[],
  { content = '', id = randomUUID() as string } = {},
) => call(messagesApi.send, { params: { conversationId }, body: { id, content, attachments } });

/** A file that the user may attach to a message: its id. */
export const uploadForMessage = async (
  app: Pick<TestApp, 'url'>,
  person: Pick<Person, 'accessToken'>,
  name = 'offer.pdf',
): Promise<string> => (await uploadFile(app, person, 'message-file', { name })).id;

export const readMessages = ({ call }: Caller, conversationId: string, query: Record<string, number> = {}) =>
  call(messagesApi.list, { params: { conversationId }, query });

export const look = ({ call }: Caller, conversationId: string) =>
  call(conversationsApi.show, { params: { conversationId } });

export const markRead = ({ call }: Caller, conversationId: string, upTo: number) =>
  call(messagesApi.read, { params: { conversationId }, body: { upTo } });

/** Counts and numbers that disagree with the messages. */
export async function troubleInMessages({ database }: Pick<TestApp, 'database'>): Promise<unknown[]> {
  const { rows } = await database.pool.query(`
    select 'unread' as what, m.conversation_id, m.user_id, m.unread as kept, counted.unread as true
    from conversation_members m cross join lateral (
      select count(*)::int as unread from messages s
      where s.conversation_id = m.conversation_id and s.sender_id <> m.user_id and s.deleted_at is null
        and s.position > m.read_position and s.position <= coalesce(m.left_position, s.position)) counted
    where m.unread <> counted.unread
    union all
    select 'numbers', c.id, null, c.last_position, max(s.position)
    from conversations c left join messages s on s.conversation_id = c.id
    group by c.id
    having c.last_position <> coalesce(max(s.position), 0) or c.last_change < coalesce(max(s.change), 0)
      or count(distinct s.change) <> count(s.change)`);
  return rows;
}
