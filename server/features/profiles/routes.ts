import { accountApi } from '#contract/account.ts';
import { profilesApi } from '#contract/profiles.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import type { Accounts } from '../accounts/access/open-accounts.ts';
import { writeAsOwner } from '../accounts/access/write-as-owner.ts';
import type { Gates } from '../accounts/access.ts';
import { completeAccount } from '../accounts/commands/complete-account.ts';
import { addBusinessProfile, addRepProfile } from './commands/add-profile.ts';
import { describeChanged, describeMe } from './queries.ts';

export const profileRoutes = (gates: Gates, accounts: Pick<Accounts, 'forget'>): readonly Route[] => [
  read(profilesApi.me, gates.signedIn, describeMe),
  writeAsOwner(accountApi.complete, gates, accounts, async (tx, actor) => {
    await completeAccount(tx, actor.userId);
    return describeChanged(tx.db, actor);
  }),
  writeAsOwner(accountApi.addRepProfile, gates, accounts, async (tx, actor, { body }) => {
    await addRepProfile(tx, actor, body);
    return describeChanged(tx.db, actor);
  }),
  writeAsOwner(accountApi.addBusinessProfile, gates, accounts, async (tx, actor, { body }) => {
    await addBusinessProfile(tx, actor, body);
    return describeChanged(tx.db, actor);
  }),
];
