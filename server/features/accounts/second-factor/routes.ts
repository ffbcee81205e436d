import { secondFactorApi } from '#contract/accounts/second-factor.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { type Route, write } from '#server/platform/http/route.ts';
import { submission } from '#server/platform/http/submission.ts';
import type { Accounts } from '../services.ts';
import { createChangeTokens } from './access/change-tokens.ts';
import { stopOwnRemoval, stopRemoval } from './commands/ask-removal.ts';
import { undoChange } from './commands/undo-change.ts';

const presses: Limit = { name: 'second factor undone', burst: 30, every: 10 };

interface Services {
  readonly accounts: Accounts;
  readonly limiter: RateLimiter;
}

/** What the owner of an account says to a change of its second factor, beside what the sign-in protocol offers. */
export function secondFactorRoutes({ accounts: { mail, settings }, limiter }: Services): readonly Route[] {
  const tokens = createChangeTokens(settings.secretKey);
  return [
    submission(secondFactorApi.undo, { limiter, limit: presses }, async (tx, { body }) => {
      const { kind, id } = tokens.read(body.token);
      if (kind === 'change') await undoChange(tx, mail, id);
      else await stopRemoval(tx, id);
    }),
    write(secondFactorApi.stopRemoval, (tx, { userId }) => stopOwnRemoval(tx, userId)),
  ];
}
