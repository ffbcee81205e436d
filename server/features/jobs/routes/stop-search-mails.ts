import type { FastifyInstance } from 'fastify';
import { stopSearchMailsPath } from '#contract/jobs/saved-searches.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { addOneClick } from '#server/platform/http/one-click.ts';
import { createStopMailsTokens } from '../access/stop-mails-token.ts';
import { stopSearchMails } from '../commands/save-search.ts';

interface Services {
  readonly secretKey: Secret;
  readonly transaction: RunTransaction;
}

/** For an email program that posts to the page of the link itself. */
export function addStopSearchMails(app: FastifyInstance, { secretKey, transaction }: Services): void {
  const tokens = createStopMailsTokens(secretKey);
  addOneClick(app, stopSearchMailsPath, async (token) => {
    const searchId = tokens.read(token);
    await transaction((tx) => stopSearchMails(tx, searchId));
  });
}
