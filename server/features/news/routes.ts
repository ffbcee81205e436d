import type { FastifyInstance } from 'fastify';
import { stopMailsPath } from '#contract/notifications/mail-topics.ts';
import { notificationsApi } from '#contract/notifications/notifications.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { addOneClick } from '#server/platform/http/one-click.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import type { Route } from '#server/platform/http/route.ts';
import { submission } from '#server/platform/http/submission.ts';
import { createTopicTokens } from './access/stop-tokens.ts';
import { stopMails } from './commands/stop-mails.ts';

interface Settings {
  readonly limiter: RateLimiter;
  readonly secretKey: Secret;
}

const stops: Limit = { name: 'mail stop', burst: 30, every: 10 };

export function newsRoutes({ limiter, secretKey }: Settings): readonly Route[] {
  const tokens = createTopicTokens(secretKey);
  return [
    submission(notificationsApi.stopMails, { limiter, limit: stops }, (tx, { body }) =>
      stopMails(tx, tokens.read(body.token)),
    ),
  ];
}

/** The same for an email program that posts to the page itself. */
export function addStopMails(
  app: FastifyInstance,
  { secretKey, transaction }: { readonly secretKey: Secret; readonly transaction: RunTransaction },
): void {
  const tokens = createTopicTokens(secretKey);
  addOneClick(app, stopMailsPath, async (token) => {
    const mails = tokens.read(token);
    await transaction((tx) => stopMails(tx, mails));
  });
}
