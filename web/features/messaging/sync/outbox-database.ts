import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptAttachment } from './kept-attachments.ts';
import type { KeptMessage, OutboxStorage } from './outbox.ts';
import type { TrayStorage } from './tray.ts';

/** The database of unsent messages of this device, and of attachments for the next. */
export const outboxDatabase = 'messages-kept';

interface Row extends KeptMessage {
  readonly place?: number;
  readonly userId: string;
}

interface TrayRow {
  readonly userId: string;
  readonly conversationId: string;
  readonly items: readonly KeptAttachment[];
  readonly at: number;
}

/** As long as unsent text is stored. */
const trayMs = 7 * 86_400_000;

interface Schema extends DBSchema {
  trays: { key: [string, string]; value: TrayRow; indexes: { userId: string } };
  messages: { key: number; value: Row; indexes: { id: string; userId: string } };
}

type Database = IDBPDatabase<Schema>;

let opened: Promise<Database> | null = null;

const forget = () => {
  opened = null;
};

/** A browser may close the database, or fail to open it, and open it the next time. */
function database(): Promise<Database> {
  opened ??= openDB<Schema>(outboxDatabase, 2, {
    upgrade(fresh, before) {
      if (before < 1) {
        const store = fresh.createObjectStore('messages', { keyPath: 'place', autoIncrement: true });
        store.createIndex('id', 'id', { unique: true });
        store.createIndex('userId', 'userId');
      }
      fresh.createObjectStore('trays', { keyPath: ['userId', 'conversationId'] }).createIndex('userId', 'userId');
    },
    blocking: (_is, _wanted, { target }) => {
      forget();
      (target as unknown as Database).close();
    },
    terminated: forget,
  }).catch((error: unknown) => {
    forget();
    throw error;
  });
  return opened;
}

/** One user's unsent messages on this device, in order of creation. */
export const outboxStorageOf = (userId: string): OutboxStorage => ({
  all: async () => (await (await database()).getAllFromIndex('messages', 'userId', userId)).map(withoutPlace),
  async put(message) {
    const { store, done } = (await database()).transaction('messages', 'readwrite');
    const place = await store.index('id').getKey(message.id);
    await store.put({ ...message, userId, ...(place === undefined ? {} : { place }) });
    await done;
  },
  async remove(id) {
    const { store, done } = (await database()).transaction('messages', 'readwrite');
    const place = await store.index('id').getKey(id);
    if (place !== undefined) await store.delete(place);
    await done;
  },
});

/** One user's unsent attachments in a conversation. */
export const trayStorageOf = (userId: string, conversationId: string): TrayStorage => ({
  async find() {
    const row = await (await database()).get('trays', [userId, conversationId]);
    return row && Date.now() - row.at < trayMs ? row.items : [];
  },
  async put(items) {
    const kept = await database();
    if (items.length > 0) await kept.put('trays', { userId, conversationId, items, at: Date.now() });
    else await kept.delete('trays', [userId, conversationId]);
  },
});

/** Deletes the queued messages and attachments of a deleted account, which can no longer be sent. */
export async function forgetOutbox(userId: string): Promise<void> {
  const { store, done } = (await database()).transaction('messages', 'readwrite');
  for (const place of await store.index('userId').getAllKeys(userId)) await store.delete(place);
  await done;
  const trays = (await database()).transaction('trays', 'readwrite');
  for (const key of await trays.store.index('userId').getAllKeys(userId)) await trays.store.delete(key);
  await trays.done;
}

const withoutPlace = ({ place: _place, userId: _userId, ...message }: Row): KeptMessage => message;
