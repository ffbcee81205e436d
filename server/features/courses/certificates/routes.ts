import type { FastifyInstance } from 'fastify';
import { badgesApi, certificateDeskApi, certificateNumber, certificatesApi } from '#contract/courses/certificates.ts';
import { certificateAddress, certificatesPath } from '#contract/site/certificate-addresses.ts';
import { madeFrames } from '#contract/site/made-pages.ts';
import { tidyNumber } from '#domain/courses/certificate-number.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { countLook, look } from '#server/platform/http/look.ts';
import type { Frames } from '#server/platform/http/made-pages.ts';
import { subscriberOf } from '#server/platform/http/network.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { renderAward } from '#server/platform/pdf/pdf-threads.ts';
import { allowRetake } from './commands/allow-retake.ts';
import { lookAtCertificate } from './commands/look-at-certificate.ts';
import { reissueCertificate } from './commands/reissue-certificate.ts';
import { showName } from './commands/show-name.ts';
import { withdrawCertificate } from './commands/withdraw-certificate.ts';
import { certificatePage, checkPage } from './present/certificate-page.ts';
import { certificatePaper } from './present/certificate-paper.ts';
import { presentCertificate } from './present/present-certificate.ts';
import {
  findCertificate,
  findOwnCertificate,
  findValidCertificate,
  listCertificates,
} from './queries/find-certificates.ts';
import { listEnded } from './queries/list-ended.ts';
import { makeBadge } from './queries/make-badge.ts';
import { openBadgeKeys } from './services/badge-keys.ts';

interface Settings {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly secretKey: Secret;
  readonly siteUrl: string;
}

/** A person who checks certificates has a handful of them; guessing numbers is slowed down. */
const looks: Limit = { name: 'certificates look', burst: 60, every: 2 };

export function certificateRoutes({ limiter, ...settings }: Settings): readonly Route[] {
  const { siteUrl } = settings;
  const keys = openBadgeKeys(settings);
  const counted = { limiter, limit: looks };
  return [
    read(certificatesApi.list, async (db, actor) => ({
      items: (await listCertificates(db, actor)).map(presentCertificate),
    })),
    write(certificatesApi.show, async (tx, actor, { params: { number }, body }) => {
      await showName(tx, actor, { number, ...body });
      return presentCertificate(await findOwnCertificate(tx.db, actor, number));
    }),
    write(certificatesApi.reissue, async (tx, actor, { params: { number } }) => {
      await reissueCertificate(tx, actor, number);
      return presentCertificate(await findOwnCertificate(tx.db, actor, number));
    }),
    read(certificatesApi.pdf, async (db, actor, { params: { number } }) => {
      const pdf = await renderAward(certificatePaper(siteUrl, await findValidCertificate(db, actor, number)));
      return { name: `certificate-${number}.pdf`, pdf: pdf.toString('base64') };
    }),
    read(certificatesApi.badge, (db, actor, { params: { number } }) => makeBadge(db, { keys, siteUrl }, actor, number)),
    look(badgesApi.keys, counted, async () => ({ keys: await keys.published() })),
    look(badgesApi.key, counted, (_db, { params: { keyId } }) => keys.find(keyId)),
    look(badgesApi.ended, counted, (db, { params: { ending } }) => listEnded(db, siteUrl, ending)),
    write(certificateDeskApi.find, (tx, actor, { params }) => lookAtCertificate(tx, actor, params.number)),
    write(certificateDeskApi.withdraw, (tx, actor, { params, body }) =>
      withdrawCertificate(tx, actor, { ...params, ...body }, siteUrl),
    ),
    write(certificateDeskApi.allowRetake, (tx, actor, { params }) => allowRetake(tx, actor, params.number, siteUrl)),
  ];
}

/** The public page of a certificate, for anyone with its number: rendered by the server inside a built frame. */
export function addCertificatePages(
  app: FastifyInstance,
  { db, limiter, siteUrl, frames }: Omit<Settings, 'secretKey'> & { readonly frames: Frames },
): void {
  const hidden = { schema: { hide: true } };

  app.get<{ Querystring: { number?: unknown } }>(certificatesPath, hidden, async (request, reply) => {
    await countLook(limiter, looks, subscriberOf(request.ip));
    const { number } = request.query;
    if (typeof number === 'string' && number.trim() !== '') {
      return reply.redirect(certificateAddress(encodeURIComponent(tidyNumber(number.slice(0, 40)))), 303);
    }
    return frames.send(request, reply, frames.fill(madeFrames.certificates, checkPage(siteUrl, null)));
  });

  app.get<{ Params: { number: string } }>(`${certificatesPath}/:number`, hidden, async (request, reply) => {
    await countLook(limiter, looks, subscriberOf(request.ip));
    const { number } = request.params;
    const tidy = tidyNumber(number);
    // As typed from paper.
    if (tidy !== number && certificateNumber.safeParse(tidy).success) {
      return reply.redirect(certificateAddress(tidy), 301);
    }
    const found = certificateNumber.safeParse(number).success ? await findCertificate(db, number) : null;
    const page = found ? certificatePage(siteUrl, found) : checkPage(siteUrl, number.slice(0, 40));
    return frames.send(request, reply, frames.fill(madeFrames.certificate, page));
  });
}
