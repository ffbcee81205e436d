import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { steadyDatabase } from '#test/support/steady-database.ts';
import { dbOfPool } from '../db/pool.ts';
import { type RunTransaction, transactionsOn } from '../db/transaction.ts';
import { createLog } from '../log.ts';
import { openQueue, type Queue } from '../queue/queue.ts';
import type { TaskContext } from '../queue/task.ts';
import { forgetMails, moveMails } from './forget-mails.ts';
import { listMails } from './list-mails.ts';
import type { Mail } from './mail.ts';
import { queueMail, sendMailTask } from './mail-task.ts';
import { openMailer } from './mailer.ts';

const log = createLog('silent');
const within = { timeout: 20_000, interval: 20 };

let database: TestDatabase;
let queue: Queue;
let transaction: RunTransaction;
let port: number;
let server: SMTPServer | null = null;
const received: Email[] = [];
/** The server's answers to each message in turn; when none is left, it accepts. */
const answers: { code: number; text: string }[] = [];
/** What happens while the server takes a message, one after the other. */
const concurrent: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  port = await listen(0);
  const mailer = openMailer({
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mailDir: '',
    from: 'Thengisa <hello@thengisa.co.za>',
  });
  queue = await openQueue({
    pool: database.pool,
    connectionString: database.url,
    databaseWatch: steadyDatabase,
    tasks: [sendMailTask],
    log,
  });
  transaction = transactionsOn(database.pool, queue.enqueueIn, async () => {});
  await queue.work({ db: dbOfPool(database.pool), transaction, mailer, log } as TaskContext, []);
});

afterEach(() => {
  received.length = 0;
  answers.length = 0;
});

afterAll(async () => {
  await queue.stop();
  await close();
  await database.close();
});

async function listen(on: number): Promise<number> {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      done(address.startsWith('unknown') ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null);
    },
    onData(stream, _session, done) {
      void buffer(stream).then(async (content) => {
        await concurrent.shift()?.();
        const answer = answers.shift();
        if (answer) return done(Object.assign(new Error(answer.text), { responseCode: answer.code }));
        received.push(await PostalMime.parse(content));
        done(null);
      });
    },
  });
  server.on('error', () => {});
  const { server: socket } = server;
  server.listen(on, '127.0.0.1');
  await once(socket, 'listening');
  return (socket.address() as { port: number }).port;
}

async function close(): Promise<void> {
  await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  server = null;
}

const mail = (subject: string, to = 'thandi@example.co.za'): Mail => ({ to, subject, text: 'Hello', html: '<p>Hello' });

async function jobOf(subject: string) {
  const { rows } = await database.pool.query(
    `select id, state, retry_count, extract(epoch from start_after - completed_on)::int as wait
     from pgboss.job where data->>'subject' = $1`,
    [subject],
  );
  return rows[0];
}

/** Lets a failed job be retried now instead of a minute later. */
async function hurry(subject: string): Promise<void> {
  await database.pool.query(
    `update pgboss.job set start_after = now() where state = 'retry' and data->>'subject' = $1`,
    [subject],
  );
}

test('a mail is sent once its transaction is committed, and not at all when it is rolled back', async () => {
  await expect(
    transaction(async (tx) => {
      await queueMail(tx, mail('Never'));
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  await transaction(async (tx) => {
    await queueMail(tx, mail('Welcome'));
    expect(received).toEqual([]);
  });
  await vi.waitFor(() => expect(received.map(({ subject }) => subject)).toEqual(['Welcome']), within);
  const { id } = await jobOf('Welcome');
  expect(received[0]).toMatchObject({ messageId: `<${id}@thengisa.co.za>`, to: [{ address: 'thandi@example.co.za' }] });
});

test('a sent mail is recorded, without its words, unless its recipient has no account any more', async () => {
  const to = 'sipho@example.co.za';
  await transaction((tx) => queueMail(tx, mail('Kept', to)));
  await transaction((tx) => queueMail(tx, { ...mail('Gone', to), leavesNoTrace: true }));
  await vi.waitFor(() => expect(received).toHaveLength(2), within);
  await vi.waitFor(async () => expect(await jobOf('Gone')).toMatchObject({ state: 'completed' }), within);
  await vi.waitFor(async () => expect(await jobOf('Kept')).toMatchObject({ state: 'completed' }), within);
  expect(await listMails(dbOfPool(database.pool), to, 10)).toMatchObject([{ subject: 'Kept', state: 'sent' }]);
});

test('no record stays for a forgotten address, also when the mail server takes a mail only afterwards', async () => {
  const to = 'lerato@example.co.za';
  await transaction((tx) => queueMail(tx, mail('Before', to)));
  await vi.waitFor(async () => expect(await jobOf('Before')).toMatchObject({ state: 'completed' }), within);
  answers.push({ code: 451, text: 'Try again later' });
  await transaction((tx) => queueMail(tx, mail('Waiting', to)));
  await vi.waitFor(async () => expect(await jobOf('Waiting')).toMatchObject({ state: 'retry' }), within);
  await transaction((tx) => forgetMails(tx, to));
  await hurry('Waiting');
  await vi.waitFor(async () => expect(await jobOf('Waiting')).toMatchObject({ state: 'completed' }), within);
  expect(await listMails(dbOfPool(database.pool), to, 10)).toEqual([]);
});

test('the next owner of an address finds nothing of the former one, including mails still waiting', async () => {
  const [from, to] = ['zanele@example.co.za', 'zanele.dube@example.co.za'];
  await transaction((tx) => queueMail(tx, mail('Sent', from)));
  await vi.waitFor(async () => expect(await jobOf('Sent')).toMatchObject({ state: 'completed' }), within);
  answers.push({ code: 451, text: 'Try again later' });
  await transaction((tx) => queueMail(tx, mail('Still waiting', from)));
  await vi.waitFor(async () => expect(await jobOf('Still waiting')).toMatchObject({ state: 'retry' }), within);
  await transaction((tx) => moveMails(tx, { from, to }));
  expect(await listMails(dbOfPool(database.pool), from, 10)).toEqual([]);
  await hurry('Still waiting');
  await vi.waitFor(async () => expect(await jobOf('Still waiting')).toMatchObject({ state: 'completed' }), within);
  expect(await listMails(dbOfPool(database.pool), from, 10)).toEqual([]);
  expect(await listMails(dbOfPool(database.pool), to, 10)).toMatchObject([{ subject: 'Sent' }]);
});

test('nothing is found either for an address that is forgotten or left while a mail goes out', async () => {
  const [gone, left, to] = ['ayanda@example.co.za', 'mpho@example.co.za', 'mpho.nkosi@example.co.za'];
  concurrent.push(() => transaction((tx) => forgetMails(tx, gone)));
  await transaction((tx) => queueMail(tx, mail('On its way', gone)));
  await vi.waitFor(async () => expect(await jobOf('On its way')).toMatchObject({ state: 'completed' }), within);
  concurrent.push(() => transaction((tx) => moveMails(tx, { from: left, to })));
  await transaction((tx) => queueMail(tx, mail('Nearly there', left)));
  await vi.waitFor(async () => expect(await jobOf('Nearly there')).toMatchObject({ state: 'completed' }), within);
  expect(received).toHaveLength(2);
  for (const address of [gone, left]) expect(await listMails(dbOfPool(database.pool), address, 10)).toEqual([]);
});

test('a mail that is refused for the moment is retried, as the same mail', async () => {
  answers.push({ code: 451, text: 'Try again later' });
  await transaction((tx) => queueMail(tx, mail('Later')));
  await vi.waitFor(async () => expect(await jobOf('Later')).toMatchObject({ state: 'retry', retry_count: 0 }), within);
  expect(received).toEqual([]);

  await hurry('Later');
  await vi.waitFor(async () => expect(await jobOf('Later')).toMatchObject({ state: 'completed' }), within);
  const { id } = await jobOf('Later');
  expect(received.map(({ messageId }) => messageId)).toEqual([`<${id}@thengisa.co.za>`]);
});

test('a mail that is refused for good is not retried', async () => {
  answers.push({ code: 554, text: 'We do not want this' });
  await transaction((tx) => queueMail(tx, mail('Unwanted')));
  await transaction((tx) => queueMail(tx, mail('Unknown', 'unknown@example.co.za')));
  await vi.waitFor(async () => {
    expect(await jobOf('Unwanted')).toMatchObject({ state: 'failed', retry_count: 0 });
    expect(await jobOf('Unknown')).toMatchObject({ state: 'failed', retry_count: 0 });
  }, within);
  expect(received).toEqual([]);
  const ofUnknown = await listMails(dbOfPool(database.pool), 'unknown@example.co.za', 10);
  expect(ofUnknown).toMatchObject([{ subject: 'Unknown', state: 'failed' }]);
});

test('a mail waits for a server that is down', async () => {
  await close();
  await transaction((tx) => queueMail(tx, mail('Patience')));
  await vi.waitFor(async () => expect(await jobOf('Patience')).toMatchObject({ state: 'retry' }), within);

  await listen(port);
  await hurry('Patience');
  await vi.waitFor(() => expect(received.map(({ subject }) => subject)).toEqual(['Patience']), within);
});

test('an unsafe mail is refused before anything is written', async () => {
  const unsafe = transaction((tx) => queueMail(tx, mail('Hello\r\nBcc: all@example.com')));
  await expect(unsafe).rejects.toThrow('line break');
});
