import { adminUsersApi } from '#contract/admin/admin-users.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { type Route, read, write } from '#server/platform/http/route.ts';
import { lockOpenUser } from '../../accounts/commands/lock-user.ts';
import { askExport } from '../../accounts/exports/commands/ask-export.ts';
import { sendRecovery } from '../../accounts/mail-links/commands/send-recovery.ts';
import type { MailAccess } from '../../accounts/mail-links/commands/shut-out.ts';
import { requireAccount } from '../../accounts/queries/find-user.ts';
import { signUserOut } from '../../accounts/sessions/commands/end-sessions.ts';
import { reportsOfUser } from '../../messaging/reports/queries/reports-of-user.ts';
import { onUser, writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import type { AdminActor } from '../../operators/access.ts';
import { legalOfUser } from '../../vetting/queries/legal-of-user.ts';
import { proposeCorrection } from '../commands/propose-correction.ts';
import { proposeErasure } from '../commands/propose-erasure.ts';
import { mailsOfUser, moneyOfUser, sessionsOfUser, workOfUser } from '../queries/user-sections.ts';

type Section = Exclude<(typeof adminUsersApi)[keyof typeof adminUsersApi], { readonly permission: 'users.help' }>;

/** A section of an existing account's page. */
const section = <const E extends Section>(
  endpoint: E,
  answer: (db: Db, actor: AdminActor, userId: string) => Promise<Answer<E>>,
): Route =>
  read<Section>(endpoint, async (db, actor, { params }) => {
    await requireAccount(db, params.userId);
    return answer(db, actor, params.userId);
  });

/** The sections of a user's page, and the team's actions on the account. */
export const userPageRoutes = (mail: MailAccess): readonly Route[] => [
  section(adminUsersApi.legal, legalOfUser),
  section(adminUsersApi.work, workOfUser),
  section(adminUsersApi.money, moneyOfUser),
  section(adminUsersApi.reports, reportsOfUser),
  section(adminUsersApi.sessions, sessionsOfUser),
  section(adminUsersApi.mails, mailsOfUser),
  writeAsAdmin(adminUsersApi.sendRecovery, { name: 'user.send_recovery', on: onUser }, (tx, _actor, { params }) =>
    sendRecovery(tx, mail, params.userId),
  ),
  writeAsAdmin(adminUsersApi.signOut, { name: 'user.sign_out', on: onUser }, (tx, _actor, { params }) =>
    signUserOut(tx, { ...params, siteUrl: mail.siteUrl }),
  ),
  write(adminUsersApi.correctEmail, (tx, actor, { params, body: { email, reason } }) =>
    proposeCorrection(tx, actor, { ...params, email, reason }),
  ),
  writeAsAdmin(
    adminUsersApi.sendExport,
    { name: 'user.send_export', on: onUser },
    async (tx, _actor, { params: { userId } }) => {
      await lockOpenUser(tx, userId);
      await askExport(tx, userId);
    },
  ),
  write(adminUsersApi.erase, (tx, actor, { params, body: { reason } }) =>
    proposeErasure(tx, actor, { ...params, reason }),
  ),
];
