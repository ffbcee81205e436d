import { v7 as uuidv7 } from 'uuid';
import { fileDescription, uploadPath } from '#contract/files/files.ts';
import type { LiveEvent } from '#contract/live.ts';
import { type Mailroom, openMailroom } from '#web/features/messaging/mailroom.ts';
import type { KeptAttachment, KeptFile } from '#web/features/messaging/sync/kept-attachments.ts';
import type { KeptMessage } from '#web/features/messaging/sync/outbox.ts';
import { ApiError, type Call, createCall, refuseOther, unreachable } from '#web/lib/api-client.ts';
import { openLive } from '#web/lib/live.ts';
import type { Person } from './people.ts';

/** Random faults of requests, responses and events, all drawn from one seed. */
export interface Network {
  /** Below 1. */
  readonly draw: () => number;
  /** Of a running process. */
  readonly address: () => string;
  /** The fault level: 0 none, 1 very high. */
  trouble: number;
  /** Whether events may be lost without the stream ending. */
  drops: boolean;
  underway: number;
}

/** A message written, by whom, and whether a closed page may have lost it. */
export interface Written {
  readonly id: string;
  readonly conversationId: string;
  readonly userId: string;
  readonly page: number;
  /** The files it was written with, by name. */
  readonly files: readonly string[];
  kept: boolean;
  discarded: boolean;
}

type Hear = { onmessage: ((event: MessageEvent) => unknown) | null };

/** The storage of one device for each user who signs in there. */
export interface Device {
  person: Person;
  online: boolean;
  full: boolean;
  readonly kept: Map<string, Map<string, KeptMessage>>;
  readonly locks: Map<string, Promise<unknown>>;
  readonly channels: Map<string, Set<Hear>>;
}

export const openDevice = (person: Person): Device => ({
  ...{ person, online: true, full: false },
  ...{ kept: new Map(), locks: new Map(), channels: new Map() },
});

export interface Page {
  readonly number: number;
  readonly device: Device;
  readonly userId: string;
  readonly room: Mailroom;
  readonly call: Call;
  /** Deferred, each until the test advances time. */
  readonly timers: Set<() => void>;
  /** Storage rejected some of what was written here. */
  lossy: boolean;
  write(conversationId: string, content: string, attached?: readonly KeptAttachment[]): Written;
  listen(): void;
  unplug(): void;
  /** As the system ends a page: pending work doesn't run. */
  kill(): void;
}

let pages = 0;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const within = <Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

/** One page of the real client, with the test's storage, locks, timers and network. */
export function openPage(network: Network, device: Device): Page {
  const { userId } = device.person;
  const kept = within(device.kept, userId, () => new Map<string, KeptMessage>());
  const tabs = within(device.channels, userId, () => new Set<Hear>());
  const timers = new Set<() => void>();
  let dead = false;
  let die = () => {};
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });
  const alive = async <T>(value: T): Promise<T> => (dead ? new Promise<T>(() => {}) : value);
  const goesWrong = (share: number) => network.draw() < share * network.trouble;
  const delay = async () => {
    for (let turns = network.draw() * 6 * network.trouble; turns > 0; turns--) await turn();
  };

  async function pass(address: string, init: RequestInit): Promise<Response> {
    await delay();
    const url = network.address() + address;
    const again = goesWrong(0.06) ? fetch(url, init).catch(() => null) : null;
    const response = await fetch(url, init);
    const body = await response.arrayBuffer();
    await (await again)?.arrayBuffer();
    await delay();
    if (!device.online || goesWrong(0.06)) throw new TypeError('The answer was lost');
    const { status, headers } = response;
    return new Response(status === 204 ? null : body, { status, headers });
  }

  async function request(address: string, init: RequestInit): Promise<Response> {
    if (!device.online || goesWrong(0.05)) throw new TypeError('The request was lost');
    if (goesWrong(0.02)) return new Response('Busy', { status: 503, headers: { 'retry-after': '1' } });
    network.underway++;
    const passing = pass(address, init).finally(() => network.underway--);
    const [response] = await Promise.allSettled([passing]);
    if (dead) return new Promise(() => {});
    return response.status === 'fulfilled' ? response.value : Promise.reject(response.reason);
  }

  // It may have to be renewed first, and another user may have signed in by then.
  const token = async () => {
    await delay();
    return device.person.accessToken;
  };
  const call = createCall({ token, fetch: request, renew: async () => null });
  /** Like `sendUpload`, by fetch. */
  async function sendFile({ name, content }: KeptFile): Promise<string> {
    const given = await token();
    refuseOther(given, userId);
    const headers = { authorization: `Bearer ${given}`, 'content-type': 'application/octet-stream' };
    const path = `${uploadPath.replace(':purpose', 'message-file')}?${new URLSearchParams({ name })}`;
    const answer = await request(path, { method: 'POST', headers, body: content }).catch(() => {
      throw unreachable;
    });
    if (answer.ok) return fileDescription.parse(await answer.json()).id;
    throw new ApiError({ ...unreachable, detail: 'Not uploaded', status: answer.status });
  }
  const saving = async (act: () => void): Promise<void> => {
    if (device.full) throw new Error('The storage is full');
    if (!dead) act();
    await turn();
    return alive(undefined);
  };
  const channel = {
    onmessage: null as Hear['onmessage'],
    postMessage(data: unknown) {
      if (!tabs.has(channel)) throw new Error('The channel is closed');
      for (const other of tabs)
        if (other !== channel) setImmediate(() => other.onmessage?.({ data: structuredClone(data) } as MessageEvent));
    },
    close: () => void tabs.delete(channel),
  };
  tabs.add(channel);

  const room = openMailroom(userId, {
    ...{ call, channel },
    storage: {
      all: async () => alive([...kept.values()]),
      put: (message) => saving(() => kept.set(message.id, message)),
      remove: (id) => saving(() => kept.delete(id)),
    },
    alone(act) {
      const mine = within(device.locks, userId, () => Promise.resolve<unknown>(null)).then(() =>
        dead ? undefined : Promise.race([act(), death]),
      );
      device.locks.set(
        userId,
        mine.catch(() => undefined),
      );
      return mine;
    },
    later(act) {
      timers.add(act);
      return () => void timers.delete(act);
    },
    onSent: () => {},
    trayStorage: () => ({ find: async () => [], put: async () => {} }),
    upload: sendFile,
  });

  async function hear(news: LiveEvent) {
    if (network.drops && goesWrong(0.08)) return;
    await delay();
    if (dead || !live) return;
    room.hear(news);
    if (goesWrong(0.1)) setImmediate(() => room.hear(news));
  }

  let live: ReturnType<typeof openLive> | null = null;
  const page: Page = {
    ...{ number: ++pages, device, userId, room, call, timers },
    lossy: false,
    write(conversationId, content, attached = []) {
      const written: Written = {
        ...{ id: uuidv7(), conversationId, userId, page: page.number },
        files: attached.flatMap((one) => (one.kind === 'kept-file' ? [one.name] : [])),
        kept: !device.full,
        discarded: false,
      };
      page.lossy ||= device.full;
      const of = { id: written.id, conversationId, content, at: new Date().toISOString() };
      void room.outbox.add(attached.length > 0 ? { ...of, attachments: attached } : of);
      return written;
    },
    listen() {
      if (live || dead) return;
      live = openLive({
        token: async () => device.person.accessToken,
        onEvent: (event) => void hear(event),
        onReconnect: () => room.hear(null),
        origin: network.address(),
      });
      room.hear(null);
    },
    unplug() {
      live?.close();
      live = null;
    },
    kill() {
      dead = true;
      page.unplug();
      timers.clear();
      tabs.delete(channel);
      die();
    },
  };
  page.listen();
  return page;
}

/** Refusals and lost requests are no fault of the client or the server; any other error is. */
export async function whateverComes(calling: Promise<unknown>): Promise<void> {
  await calling.catch((error: unknown) => {
    if (!(error instanceof ApiError) || (error.status >= 500 && error.status !== 503)) throw error;
  });
}

/** Attachments of some messages. */
export function things(draw: () => number, pdf: Blob): KeptAttachment[] {
  if (draw() > 0.25) return [];
  const files = Array.from({ length: Math.floor(draw() * 3) }, () => {
    const key = uuidv7();
    return { kind: 'kept-file', key, name: `${key}.pdf`, content: pdf } as const;
  });
  return [...files, { kind: 'place', label: 'Gate 4', latitude: null, longitude: null }];
}
