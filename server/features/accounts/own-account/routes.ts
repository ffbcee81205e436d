import { accountApi } from '#contract/accounts/account.ts';
import { exportsApi } from '#contract/exports/own-export.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { chooseNotifications } from '../commands/choose-notifications.ts';
import { askExport } from '../exports/commands/ask-export.ts';
import { presentExport } from '../exports/present.ts';
import { findExport } from '../exports/queries/find-export.ts';
import { readExport } from '../exports/queries/read-export.ts';
import { findNotificationChoices } from '../queries/find-notification-choices.ts';
import { requireUser } from '../queries/find-user.ts';
import { findSupportChanges } from '../second-factor/queries/find-support-changes.ts';
import type { Accounts } from '../services.ts';
import { endSession } from '../sessions/commands/end-sessions.ts';
import { presentAccountSession } from '../sessions/present.ts';
import { findProofs } from '../sessions/queries/find-proofs.ts';
import { listSessions } from '../sessions/queries/list-sessions.ts';
import { cancelEmailChange } from './commands/change-email.ts';
import { presentAccount } from './present.ts';
import { closeAccountRoute } from './routes/close-account.ts';

/** Settings of the caller's account, beside those of the sign-in protocol. */
interface Services {
  readonly accounts: Accounts;
  readonly files: Pick<FileStore, 'get'>;
}

export const accountRoutes = ({ accounts, files }: Services): readonly Route[] => [
  read(accountApi.show, async (db, { userId, sessionId }) =>
    presentAccount(
      await requireUser(db, userId),
      await findNotificationChoices(db, userId),
      await findSupportChanges(db, userId),
      await findProofs(db, sessionId),
    ),
  ),
  write(accountApi.chooseNotifications, (tx, { userId }, { body }) => chooseNotifications(tx, userId, body)),
  write(accountApi.cancelEmailChange, (tx, { userId }) => cancelEmailChange(tx, userId)),
  read(accountApi.listSessions, async (db, { userId, sessionId }) => ({
    items: (await listSessions(db, userId)).map((row) => presentAccountSession(row, sessionId)),
  })),
  write(accountApi.endSession, (tx, { userId }, { params }) => endSession(tx, userId, params.sessionId)),
  write(exportsApi.ask, async (tx, { userId }) => presentExport(await askExport(tx, userId), new Date())),
  read(exportsApi.state, async (db, { userId }) => presentExport(await findExport(db, userId), new Date())),
  read(exportsApi.copy, (db, { userId }) => readExport(db, files, userId)),
  closeAccountRoute(accounts),
];
