import { v7 as uuidv7 } from 'uuid';
import { applicationsApi } from '#contract/applications/applications.ts';
import { coursePurchasesApi } from '#contract/courses/purchases.ts';
import { attendanceApi } from '#contract/engagements/attendance.ts';
import { messagesApi } from '#contract/messaging/messages.ts';
import { type Checkout, webhookPath } from '#contract/payments/payments.ts';
import { seedPassword } from '#scripts/seed/seed-market.ts';
import type { People } from './people.ts';
import { signedNotification } from './provider.ts';
import { type Answer, isSuccess, type Request } from './requests.ts';
import type { Acknowledged } from './writes.ts';

/** One person's action: usually one request, in some cases two or three, one after another. */
export interface Turn {
  readonly people: People;
  /** Counts the turns of this action, from load to load. */
  readonly number: number;
  /** Refresh tokens of sessions that are open. */
  readonly sessions: string[];
  /** A request as this turn's next: timed from when the turn was due, or from the answer before it. */
  ask(name: string, request: Request): Promise<Answer>;
  /** A request of the payment provider, which may repeat it after a success. */
  notify(name: string, request: Request): Promise<Answer>;
  acknowledge(write: Acknowledged): void;
}

type Action = (turn: Turn) => Promise<void>;

function at<Item>(list: readonly Item[], number: number): Item {
  const item = list[number % list.length];
  if (item === undefined) throw new Error('The market is too small');
  return item;
}

const addressed = (path: string, params: Readonly<Record<string, string>>) =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

const tokenOfRep = ({ people, number }: Turn) => people.tokens[at(people.reps, number)];

const reading =
  (name: string, paths: readonly string[]): Action =>
  async (turn) => {
    await turn.ask(name, { method: 'GET', path: at(paths, turn.number), token: tokenOfRep(turn) });
  };

const browsed = [
  '/api/jobs',
  '/api/jobs?province=Gauteng',
  '/api/jobs?sort=pay',
  '/api/jobs?when=weekend',
  '/api/jobs?category=B2B%20Sales',
  '/api/jobs?province=Western%20Cape&minimumRateCents=4000',
  '/api/jobs?industry=Retail&experience=entry',
  '/api/jobs?sort=newest',
];
const searched = ['promoter', 'Johannesburg', 'merchandizer', 'Durban promoter', 'solar', 'kaapstad', 'insurence'].map(
  (words) => `/api/jobs?q=${encodeURIComponent(words)}`,
);

async function signIn({ people, number, sessions, ask }: Turn): Promise<void> {
  const email = at(people.emails, number);
  const answer = await ask('sign-in', {
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    body: { email, password: seedPassword },
    from: `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  });
  if (isSuccess(answer)) sessions.push(JSON.parse(answer.text).refresh_token);
}

async function refresh(turn: Turn): Promise<void> {
  const refreshToken = turn.sessions.shift();
  if (refreshToken === undefined) return signIn(turn);
  const answer = await turn.ask('refresh', {
    method: 'POST',
    path: '/auth/v1/token?grant_type=refresh_token',
    body: { refresh_token: refreshToken },
  });
  if (isSuccess(answer)) turn.sessions.push(JSON.parse(answer.text).refresh_token);
}

async function apply(turn: Turn): Promise<void> {
  const { people, number, ask, acknowledge } = turn;
  const answer = await ask('apply', {
    method: 'POST',
    path: addressed(applicationsApi.apply.path, { jobId: at(people.jobIds, number) }),
    token: tokenOfRep(turn),
    body: { message: `I did the same work for ${number + 1} other brands last year and can send you the numbers.` },
    idempotencyKey: uuidv7(),
  });
  if (isSuccess(answer))
    acknowledge({ kind: 'application', jobId: at(people.jobIds, number), userId: at(people.reps, number) });
}

async function sendMessage({ people, number, ask, acknowledge }: Turn): Promise<void> {
  const { conversationId, repUserId, businessUserId } = at(people.conversations, number);
  const id = uuidv7();
  const writer = Math.floor(number / people.conversations.length) % 2 === 0 ? repUserId : businessUserId;
  const answer = await ask('send message', {
    method: 'POST',
    path: addressed(messagesApi.send.path, { conversationId }),
    token: people.tokens[writer],
    // Its number shows whether it was stored twice.
    body: { id, content: `On my way, ten minutes. ${id}` },
    idempotencyKey: uuidv7(),
  });
  if (isSuccess(answer)) acknowledge({ kind: 'message', conversationId, id });
}

async function checkIn({ people, number, ask, acknowledge }: Turn): Promise<void> {
  const { engagementId, jobId, repUserId, businessUserId } = at(people.gigs, number);
  const shown = await ask('day code', {
    method: 'GET',
    path: addressed(attendanceApi.code.path, { jobId }),
    token: people.tokens[businessUserId],
  });
  if (!isSuccess(shown)) return;
  const now = new Date().toISOString();
  const answer = await ask('check-in', {
    method: 'POST',
    path: addressed(attendanceApi.checkIn.path, { engagementId }),
    token: people.tokens[repUserId],
    body: { id: uuidv7(), at: now, sentAt: now, code: JSON.parse(shown.text).code },
    idempotencyKey: uuidv7(),
  });
  if (isSuccess(answer)) acknowledge({ kind: 'check-in', engagementId });
}

async function pay(turn: Turn): Promise<void> {
  const { people, number, ask, notify, acknowledge } = turn;
  const opened = await ask('checkout', {
    method: 'POST',
    path: addressed(coursePurchasesApi.checkout.path, { courseId: at(people.courseIds, number) }),
    token: tokenOfRep(turn),
    idempotencyKey: uuidv7(),
  });
  if (!isSuccess(opened)) return;
  const { paymentId, fields } = JSON.parse(opened.text) as Checkout;
  const answer = await notify('notification', {
    method: 'POST',
    path: webhookPath,
    body: signedNotification(fields, people.passphrase),
    from: people.providerAddress,
  });
  if (isSuccess(answer)) acknowledge({ kind: 'payment', paymentId });
}

const ofBusiness =
  (name: string, path: string): Action =>
  async ({ people, number, ask }) => {
    const { businessUserId, jobId } = at(people.boards, number);
    await ask(name, { method: 'GET', path: addressed(path, { jobId }), token: people.tokens[businessUserId] });
  };

const ofConversation =
  (name: string, path: string): Action =>
  async ({ people, number, ask }) => {
    const { conversationId, repUserId } = at(people.conversations, number);
    await ask(name, { method: 'GET', path: addressed(path, { conversationId }), token: people.tokens[repUserId] });
  };

/** What people do. `job page` and `apply` take other jobs and reps in each turn; no rep applies to the same job twice. */
export const actions = {
  browse: reading('browse', browsed),
  'filter counts': reading('filter counts', ['/api/job-counts', '/api/job-counts?province=Gauteng']),
  search: reading('search', searched),
  'job page': async (turn) => {
    const path = `/api/jobs/${at(turn.people.jobIds, turn.number * 7)}`;
    await turn.ask('job page', { method: 'GET', path, token: tokenOfRep(turn) });
  },
  'sign-in': signIn,
  refresh,
  apply,
  conversations: ofConversation('conversations', '/api/conversations'),
  thread: ofConversation('thread', messagesApi.list.path),
  'send message': sendMessage,
  'rep dashboard': reading('rep dashboard', ['/api/rep/dashboard']),
  'business dashboard': ofBusiness('business dashboard', '/api/business/dashboard'),
  'applicant board': ofBusiness('applicant board', '/api/business/jobs/:jobId/applications'),
  unread: reading('unread', ['/api/notifications/unread']),
  'check-in': checkIn,
  payment: pay,
} satisfies Readonly<Record<string, Action>>;

export type ActionName = keyof typeof actions;

/** How many of a thousand actions are of each kind. */
export type Mix = Readonly<Record<ActionName, number>>;

/** An assumption, until the figures of a real Friday replace it: two reads of ten are of a business, one action of seven writes. */
export const fridayMix: Mix = {
  browse: 170,
  'filter counts': 90,
  search: 110,
  'job page': 170,
  'sign-in': 10,
  refresh: 40,
  apply: 50,
  conversations: 50,
  thread: 70,
  'send message': 60,
  'rep dashboard': 60,
  'business dashboard': 30,
  'applicant board': 30,
  unread: 30,
  'check-in': 20,
  payment: 10,
};
