import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { postingAddress, postingsPath } from '#contract/jobs/posting-addresses.ts';
import { type NewPosting, postingsApi } from '#contract/jobs/postings.ts';
import { type BrowseQuery, browseQuery } from '#contract/jobs/search.ts';
import type { SettingsShown } from '#contract/operators/settings.ts';
import { madeFrames } from '#contract/site/made-pages.ts';
import { refuseApplication } from '#domain/jobs/job-lifecycle.ts';
import { postingSlug } from '#domain/jobs/job-posting.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { now } from '#server/platform/clock.ts';
import { isDatabaseTrouble, troubleWhileAway } from '#server/platform/db/database-trouble.ts';
import type { DatabaseWatch } from '#server/platform/db/database-watch.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { ReadBehind } from '#server/platform/db/replica.ts';
import { countLook, look } from '#server/platform/http/look.ts';
import type { FilledPage, Frames } from '#server/platform/http/made-pages.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { pathOf } from '#server/platform/http/server.ts';
import { keepBriefly } from '#server/platform/keep-briefly.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSettings } from '../../operators/queries/read-settings.ts';
import type { JobDetailRow } from '../present.ts';
import { addressFile, addressIndex } from './present/address-files.ts';
import { awayPage } from './present/away-page.ts';
import { endedJobPage, openJobPage } from './present/job-page.ts';
import { listPage } from './present/list-page.ts';
import { findCompanyReviews, findPosting } from './queries/find-posting.ts';
import { addressFiles, countAddressFiles, listAddresses } from './queries/list-addresses.ts';
import { listPostings } from './queries/list-postings.ts';
import { listSimilar } from './queries/list-similar.ts';

interface Settings {
  readonly db: Db;
  /** For lists: a job's own page is where its business looks after posting it. */
  readonly readBehind: ReadBehind;
  readonly databaseWatch: Pick<DatabaseWatch, 'answers'>;
  readonly limiter: RateLimiter;
}

/** A reader turns a page every few seconds. A crawler is asked to slow down. */
const looks: Limit = { name: 'postings look', burst: 120, every: 1 };

export function postingRoutes({ limiter, readBehind, databaseWatch }: Omit<Settings, 'db'>): readonly Route[] {
  const keep = keepBriefly<readonly NewPosting[]>({ seconds: 20, most: 1, despite: troubleWhileAway(databaseWatch) });
  return [
    look(postingsApi.list, { limiter, limit: looks }, (_db, { query }) => readBehind((db) => listPostings(db, query))),
    // Cached and not rate-limited: the home page requests them, and thousands of phones may share an IP address.
    read(postingsApi.newest, async () => [
      ...(await keep('newest', async () => (await readBehind((db) => listPostings(db, {}))).items.slice(0, 3))),
    ]),
  ];
}

/** The query of an address. Invalid parameters, such as empty form fields, are ignored. */
function readQuery(given: unknown): BrowseQuery {
  const found = Object.entries(given as Record<string, unknown>).map(([name, value]): BrowseQuery => {
    const parsed = browseQuery.safeParse({ [name]: value === '' ? undefined : value });
    return parsed.success ? parsed.data : {};
  });
  return Object.assign({}, ...found) as BrowseQuery;
}

type Found = { readonly job: JobDetailRow; readonly settings: SettingsShown } | undefined;

/** Adds the public pages of jobs, without a session. The server renders them into the built frames. */
export function addPostingPages(
  app: FastifyInstance,
  {
    db,
    readBehind,
    databaseWatch,
    limiter,
    frames,
    origin,
  }: Settings & { readonly frames: Frames; readonly origin: string },
): void {
  const hidden = { schema: { hide: true } };
  // While the database is away, pages stay as they were. After the loss of one connection they don't: a job may have been taken down since.
  const despite = troubleWhileAway(databaseWatch);
  const keep = keepBriefly<FilledPage>({ seconds: 20, most: 300, despite });
  const keepPosting = keepBriefly<Found>({ seconds: 0, most: 300, despite });
  const today = () => dayInSouthAfrica(now());

  app.get(postingsPath, hidden, async (request, reply) => {
    await countLook(limiter, looks, subscriberOf(request.ip));
    const query = readQuery(request.query);
    try {
      const page = await keep(`${postingsPath} ${JSON.stringify(query)}`, async () =>
        frames.fill(madeFrames.jobs, listPage(origin, query, await readBehind((from) => listPostings(from, query)))),
      );
      return frames.send(request, reply, page);
    } catch (error) {
      // An unknown place, or a page cursor of another order: redirects to the whole list.
      if (error instanceof Refusal) return reply.redirect(postingsPath, 302);
      return sendAway(request, reply, error);
    }
  });

  const isOpen = (job: JobDetailRow) => refuseApplication(job, today()) === null;

  async function pageOf(job: JobDetailRow, settings: SettingsShown): Promise<FilledPage> {
    const similar = await listSimilar(db, job);
    const reviews = await findCompanyReviews(db, job.id);
    const page = isOpen(job)
      ? openJobPage(origin, job, similar, { fee: settings, reviews })
      : endedJobPage(origin, similar);
    return frames.fill(madeFrames.job, page);
  }

  async function sendAway(request: FastifyRequest, reply: FastifyReply, error: unknown) {
    if (!isDatabaseTrouble(error)) throw error;
    return frames.send(request, reply.header('retry-after', 5), frames.fill(madeFrames.jobs, awayPage(origin)));
  }

  const findFor = (slug: string) =>
    keepPosting(slug, async () => {
      const job = await findPosting(db, slug);
      return job && { job, settings: await readSettings(db) };
    });

  app.get<{ Params: { slug: string } }>(`${postingsPath}/:slug`, hidden, async (request, reply) => {
    await countLook(limiter, looks, subscriberOf(request.ip));
    try {
      return await sendPosting(request, reply, request.params.slug);
    } catch (error) {
      return sendAway(request, reply, error);
    }
  });

  async function sendPosting(request: FastifyRequest, reply: FastifyReply, asked: string) {
    const found = await findFor(asked);
    if (!found) return reply.callNotFound();
    const { job, settings } = found;
    const slug = postingSlug(job);
    // The title has changed. An ended job doesn't redirect, since the address would reveal its new title.
    if (slug !== asked && isOpen(job)) {
      // Not cacheable: the title may be changed back, and cached redirects would then form a loop.
      return reply.header('cache-control', 'no-cache').redirect(postingAddress(slug), 301);
    }
    const key = `${job.id} ${job.version} ${job.status} ${job.updatedAt.getTime()} ${settings.version}`;
    return frames.send(request, reply, await keep(key, () => pageOf(job, settings)));
  }

  // Each reads thousands of rows, for clients that come once a day.
  const keepFile = keepBriefly<string | null>({ seconds: 600, most: 20, despite });
  async function sendFile(request: FastifyRequest, reply: FastifyReply, make: () => Promise<string | null>) {
    await countLook(limiter, looks, subscriberOf(request.ip));
    const text = await keepFile(`${today()} ${pathOf(request.url)}`, make);
    if (text === null) throw new Refusal('request.not_found');
    return reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text);
  }
  app.get('/sitemaps/jobs', hidden, (request, reply) =>
    sendFile(request, reply, async () =>
      addressIndex(origin, await readBehind((from) => countAddressFiles(from, today()))),
    ),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/jobs/:file', hidden, (request, reply) => {
    const file = addressFiles.find((number) => String(number) === request.params.file);
    if (file === undefined) throw new Refusal('request.not_found');
    return sendFile(request, reply, () =>
      readBehind(async (from) => {
        const isThere = file <= (await countAddressFiles(from, today()));
        return isThere ? addressFile(origin, await listAddresses(from, today(), file)) : null;
      }),
    );
  });
}
