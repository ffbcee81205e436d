import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { applicationsApi } from '#contract/applications/applications.ts';
import { conversationsApi } from '#contract/messaging/conversations.ts';
import { type Message, messagesApi } from '#contract/messaging/messages.ts';
import { seededRandom } from '#test/abuse/seeded-random.ts';
import { apply, postJob } from '#test/support/hiring.ts';
import { openConversation, troubleInMessages } from '#test/support/messaging.ts';
import {
  type Device,
  type Network,
  openDevice,
  openPage,
  type Page,
  things,
  type Written,
  whateverComes,
} from '#test/support/messaging-devices.ts';
import { startMortalServer } from '#test/support/messaging-servers.ts';
import { checkLists, checkWritten, differs, readTruth } from '#test/support/messaging-truth.ts';
import { openTwoTestApps } from '#test/support/open-apps.ts';
import { type Person, renewToken, signUpBusiness, signUpRep } from '#test/support/people.ts';
import { makePdf } from '#test/support/sample-files/documents.ts';

// Twenty pages of the real client on two processes, with random faults. ACTS=50000 runs more, with a third process that is killed.
const acts = Number(process.env.ACTS ?? 200);
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
/** Actions between two checks of the settled state. */
const phase = Math.min(500, acts / 2);

const apps = await openTwoTestApps({ work: false });
const [app] = apps;
const mortal = acts < 2000 ? null : await startMortalServer(app.database);
const addresses = [...apps, ...(mortal ? [mortal] : [])].map(({ url }) => url);
let restarting: Promise<void> | null = null;
// Reconnection of a stream backs off.
const patienceMs = mortal ? 120_000 : 30_000;

const { below, pick: one } = seededRandom(seed);
const draw = () => below(2 ** 32) / 2 ** 32;

const pdf = new Blob([new Uint8Array(await makePdf())]);
const businesses = await Promise.all([signUpBusiness(app), signUpBusiness(app)]);
const reps = await Promise.all(Array.from({ length: 6 }, () => signUpRep(app)));
const people = [...businesses, ...reps];
/** The conversations of each person. */
const own = new Map<string, string[]>(people.map(({ userId }) => [userId, []]));
for (const [place, business] of businesses.entries()) {
  const { id: jobId } = await postJob(business, { positions: 4 });
  const hired = reps.slice(place * 2, place * 2 + 4);
  const takesPart = (conversationId: string, who: readonly Person[]) => {
    for (const { userId } of who) own.get(userId)?.push(conversationId);
  };
  for (const rep of hired) {
    const { id: applicationId } = await apply(rep, jobId);
    await business.call(applicationsApi.accept, { params: { applicationId }, body: {} });
    takesPart((await openConversation(rep, { applicationId })).id, [business, rep]);
  }
  const { id } = await openConversation(business, { jobId });
  await business.call(conversationsApi.change, { params: { conversationId: id }, body: { repliesTo: 'all' } });
  takesPart(id, [business, ...hired]);
}

const network: Network = { draw, address: () => one(addresses), trouble: 1, drops: false, underway: 0 };
// Two devices for each person; four of the first devices have a second page: twenty pages.
const devices = [...people, ...people].map(openDevice);
let pages: Page[] = [...devices, ...devices.slice(0, 4)].map((device) => openPage(network, device));
const ledger = new Map<string, Written>();
const lossy = new Set<number>();
const trace: string[] = [];
const faults: unknown[] = [];
const ended = new Map<Page, () => void>();

/** Opens a conversation as `useThread` does. */
function watch(page: Page, conversationId: string) {
  ended.get(page)?.();
  const thread = page.room.threadOf(conversationId);
  const end = thread.watch(() => {});
  ended.set(page, end);
  const { status, hasNewer } = thread.state();
  if (status === 'ready' && !hasNewer) thread.lookAgain();
  else void thread.load();
}

const watched = ({ room, userId }: Page) =>
  own
    .get(userId)
    ?.map((id) => ({ id, thread: room.threadOf(id) }))
    .find(({ thread }) => thread.isWatched());

function replace(page: Page) {
  if (page.lossy) lossy.add(page.number);
  for (const message of page.room.outbox.state().messages) {
    const written = ledger.get(message.id);
    if (written && !page.device.kept.get(page.userId)?.has(message.id)) written.kept = false;
  }
  ended.get(page)?.();
  ended.delete(page);
  const next = openPage(network, page.device);
  pages = pages.map((other) => (other === page ? next : other));
  next.room.outbox.go();
}

/** Signs in another user: the previous user's pages close, and their pending requests are not cancelled. */
function signInAnother(device: Device) {
  const here = pages.filter((page) => page.device === device);
  device.person = one(people);
  for (const page of here) {
    page.unplug();
    page.room.close();
    replace(page);
  }
}

const as = ({ userId }: Page) => ({ as: userId });
const ofOwn = (page: Page): Message | undefined => {
  const mine =
    watched(page)
      ?.thread.state()
      .messages.filter(({ senderId }) => senderId === page.userId) ?? [];
  return mine.length > 0 ? one(mine.slice(-20)) : undefined;
};

const doing: Record<string, (page: Page, conversationId: string) => unknown> = {
  send(page, conversationId) {
    const written = page.write(conversationId, `Words ${ledger.size} of ${page.userId}`, things(draw, pdf));
    ledger.set(written.id, written);
  },
  async edit(page) {
    const message = ofOwn(page);
    if (!message || message.deletedAt) return;
    const params = { conversationId: message.conversationId, messageId: message.id };
    page.room.take(await page.call(messagesApi.edit, { params, body: { content: `New ${trace.length}` } }, as(page)));
  },
  async remove(page) {
    const message = ofOwn(page);
    if (!message) return;
    const params = { conversationId: message.conversationId, messageId: message.id };
    page.room.take(await page.call(messagesApi.remove, { params }, as(page)));
  },
  async read(page) {
    const open = watched(page);
    const upTo = open?.thread.state().messages.findLast(({ senderId }) => senderId !== page.userId)?.position;
    if (!open || upTo === undefined) return;
    await page.call(messagesApi.read, { params: { conversationId: open.id }, body: { upTo } }, as(page));
  },
  open: watch,
  older: (page) => watched(page)?.thread.loadOlder(),
  newer: (page) => watched(page)?.thread.loadNewer(),
  async jump(page) {
    const thread = watched(page)?.thread;
    const position = thread?.state().messages[0]?.position;
    if (position !== undefined) await thread?.load(position);
  },
  time(page) {
    for (const timer of page.timers) {
      page.timers.delete(timer);
      timer();
    }
  },
  list: (page) => page.call(conversationsApi.list, { query: {} }, as(page)),
  typing: (page, conversationId) => page.call(messagesApi.typing, { params: { conversationId } }, as(page)),
  change: (page, conversationId) =>
    page.call(
      conversationsApi.change,
      { params: { conversationId }, body: draw() < 0.5 ? { muted: draw() < 0.5 } : { archived: draw() < 0.5 } },
      as(page),
    ),
  block: (page, conversationId) => page.call(conversationsApi.block, { params: { conversationId } }, as(page)),
  unblock: (page, conversationId) => page.call(conversationsApi.unblock, { params: { conversationId } }, as(page)),
  failed(page) {
    for (const message of page.room.outbox.state().messages) {
      const written = ledger.get(message.id);
      if (!message.failed || !written) continue;
      if (draw() < 0.7) return page.room.outbox.tryAgain(message);
      written.discarded = true;
      return page.room.outbox.discard(message.id);
    }
  },
  offline(page) {
    page.device.online = false;
    for (const other of pages) if (other.device === page.device) other.unplug();
  },
  online: (page) => comeBack(page.device),
  full(page) {
    page.device.full = draw() < 0.4;
  },
  kill(page) {
    page.kill();
    replace(page);
  },
  another: (page) => signInAnother(page.device),
};

function comeBack(device: Device) {
  device.online = true;
  for (const page of pages)
    if (page.device === device) {
      page.listen();
      page.room.outbox.go();
    }
}

const weights: Record<string, number> = {
  ...{
    send: 38,
    edit: 5,
    remove: 3,
    read: 8,
    open: 8,
    older: 2,
    newer: 3,
    jump: 1,
    time: 10,
    typing: 2,
    change: 2,
    list: 2,
  },
  ...{ block: 1, unblock: 2, failed: 4, offline: 2, online: 4, full: 1, kill: 3, another: 1 },
};
const urn = Object.entries(weights).flatMap(([name, weight]) => Array<string>(weight).fill(name));

async function actOnce() {
  const [name, page] = [one(urn), one(pages)];
  const conversationId = one(own.get(page.userId) ?? []);
  trace.push(`${trace.length} ${name} by page ${page.number} of ${page.userId} in ${conversationId}`);
  const doingIt = (async () => doing[name]?.(page, conversationId))();
  void whateverComes(doingIt).catch((error: unknown) => faults.push(error));
  while (network.underway > 40) await turn();
  await turn();
}

/** Waits until there is no trouble left, letting timers run. Fails with the trouble and the actions that led to it. */
async function until(what: string, trouble: () => unknown): Promise<void> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const found = trouble();
    if (found === null && network.underway === 0) return;
    if (Date.now() > deadline)
      throw new Error(`SEED=${seed}: ${what}\n${JSON.stringify(found)}\n${trace.slice(-300).join('\n')}`);
    for (const page of pages) doing.time?.(page, '');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function comeToRest(whole: boolean) {
  await restarting;
  network.trouble = 0;
  for (const device of devices) {
    device.full = false;
    comeBack(device);
  }
  for (const person of people)
    for (const conversationId of own.get(person.userId) ?? [])
      await whateverComes(person.call(conversationsApi.unblock, { params: { conversationId } }).catch(() => undefined));
  await until('not everything was sent', () => {
    for (const { room } of pages) {
      if (network.underway === 0) room.outbox.go();
      for (const message of room.outbox.state().messages) if (message.failed) void room.outbox.tryAgain(message);
      if (room.outbox.state().messages.length > 0) return room.outbox.state();
    }
    return null;
  });
  const truth = await readTruth(app);
  // News that was lost silently is picked up by the next refetch.
  if (network.drops || whole) for (const page of pages) page.room.hear(null);
  for (const page of pages) {
    const open = watched(page);
    if (open) await until('a thread differs', () => differs(open.thread, truth.get(open.id) ?? [], false));
    for (const id of whole ? (own.get(page.userId) ?? []) : []) {
      watch(page, id);
      await until('a thread differs', () => differs(page.room.threadOf(id), truth.get(id) ?? [], true));
    }
  }
  checkWritten({ seed, devices, pages, ledger, lossy, trace }, truth);
  for (const person of people) await checkLists(seed, person, own.get(person.userId) ?? [], truth);
  expect([...(await troubleInMessages(app)), ...faults], `SEED=${seed}`).toEqual([]);
  network.trouble = 1;
}

test('under random faults, twenty clients converge on the same messages, once each and in one order, with true unread counts', async () => {
  try {
    for (let done = 0; done < acts; ) {
      network.drops = Math.floor(done / phase) % 2 === 1;
      // Access tokens expire after 15 minutes.
      if (done % 2000 === 0) for (const person of people) await renewToken(app, person);
      for (const end = Math.min(acts, done + phase); done < end; done++) {
        if (mortal && done % 1000 === 250) restarting = mortal.kill();
        await actOnce();
      }
      await comeToRest(done >= acts);
    }
  } finally {
    for (const page of pages) page.kill();
    await mortal?.stop();
  }
}, 7_200_000);
