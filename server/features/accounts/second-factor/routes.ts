import { secondFactorApi } from '#contract/accounts/second-factor.ts';
import type { Limit, RateLimiter } from '#server/platform/http/rate-limits.ts';
import { type Route, write } from '#server/platform/http/route.ts';
import { submission } from '#server/platform/http/submission.ts';
import type { Accounts } from '../services.ts';
import { createChangeTokens } from './access/change-tokens.ts';
import { dropSupportChange } from './commands/plan-support-change.ts';
import { stopSupportChange } from './commands/stop-support-change.ts';
import { undoChange } from './commands/undo-change.ts';

const presses: Limit = { name: 'second factor undone', burst: 30, every: 10 };

interface Services {
  readonly accounts: Accounts;
  readonly limiter: RateLimiter;
}

/** Routes by which an owner undoes or stops a change to the account's ways to sign in. */
export function secondFactorRoutes({ accounts: { mail, settings }, limiter }: Services): readonly Route[] {
  const tokens = createChangeTokens(settings.secretKey);
  return [
    submission(secondFactorApi.undo, { limiter, limit: presses }, async (tx, { body }) => {
      const { kind, id } = tokens.read(body.token);
      if (kind === 'change' || kind === 'move') await undoChange(tx, mail, id);
      else await stopSupportChange(tx, id);
    }),
    write(secondFactorApi.stopRemoval, (tx, { userId }) =>
      dropSupportChange(tx, { userId, kind: 'second_factor_removal' }),
    ),
  ];
}
