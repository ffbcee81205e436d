import { adminApi, usersInCsv } from '#contract/admin/admin.ts';
import { panelSearchApi } from '#contract/admin/panel-search.ts';
import { waitingApi } from '#contract/admin/waiting.ts';
import { auditApi, auditInCsv } from '#contract/operators/audit.ts';
import type { Secret } from '#server/platform/crypto/key-ring.ts';
import type { FileLinks } from '#server/platform/files/signed-links.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import type { MailAccess } from '../accounts/mail-links/commands/shut-out.ts';
import { askRemoval } from '../accounts/second-factor/commands/ask-removal.ts';
import { linkPictures } from '../files/queries/link-pictures.ts';
import { onUser, writeAsAdmin } from '../operators/access/write-as-admin.ts';
import { liftSuspension, suspendUser } from '../operators/suspensions/commands/suspend-user.ts';
import { presentAdminUser } from './present.ts';
import { countFigures } from './queries/count-figures.ts';
import { describeUser } from './queries/describe-user.ts';
import { listAudit, takeAudit } from './queries/list-audit.ts';
import { listUsers, takeUsers } from './queries/list-users.ts';
import { countWaiting, listWaiting } from './queries/list-waiting.ts';
import { searchPanel } from './queries/search-panel.ts';
import { approvalRoutes } from './routes/approvals.ts';
import { userPageRoutes } from './routes/user-page.ts';
import { auditCsv, filterWords, usersCsv } from './texts.ts';

interface Services {
  readonly siteUrl: string;
  readonly secretKey: Secret;
  readonly accounts: { readonly mail: MailAccess };
  readonly links: FileLinks;
}

export const adminRoutes = ({ accounts, links, ...settings }: Services): readonly Route[] => [
  read(adminApi.figures, countFigures),
  read(panelSearchApi.search, (db, actor, { query }) => searchPanel(db, actor, query)),
  read(auditApi.list, (db, actor, { query }) => listAudit(db, actor, query)),
  writeAsAdmin(
    auditApi.csv,
    { name: 'audit.export', reason: ({ query: { format: _, ...filter } }) => filterWords(filter, 'All entries') },
    async (tx, actor, { query: { format, ...filter } }) =>
      auditCsv(await takeAudit(tx.db, actor, filter, auditInCsv), format),
  ),
  read(waitingApi.list, (db, actor, { query }) => listWaiting(db, actor, query)),
  read(waitingApi.counts, countWaiting),
  read(adminApi.users, async (db, actor, { query }) => {
    const { items, nextCursor } = await listUsers(db, actor, query);
    const pictures = await linkPictures(
      db,
      links,
      items.map(({ id }) => id),
    );
    return {
      items: items.map((row) => ({ ...presentAdminUser(row), picture: pictures.get(row.id) ?? null })),
      nextCursor,
    };
  }),
  writeAsAdmin(
    adminApi.usersCsv,
    { name: 'user.export', reason: ({ query: { format: _, ...filter } }) => filterWords(filter) },
    async (tx, actor, { query: { format, ...filter } }) =>
      usersCsv(await takeUsers(tx.db, actor, filter, usersInCsv), format),
  ),
  writeAsAdmin(adminApi.user, { name: 'user.view', on: onUser }, (tx, actor, { params }) =>
    describeUser(tx.db, actor, params.userId),
  ),
  writeAsAdmin(
    adminApi.suspend,
    { name: 'user.suspend', on: onUser },
    async (tx, actor, { params: { userId }, body: { reason } }) => {
      await suspendUser(tx, settings, actor, { userId, reason });
      return describeUser(tx.db, actor, userId);
    },
  ),
  writeAsAdmin(
    adminApi.liftSuspension,
    { name: 'user.lift_suspension', on: onUser },
    async (tx, actor, { params: { userId }, body: { reason } }) => {
      await liftSuspension(tx, actor, { userId, reason });
      return describeUser(tx.db, actor, userId);
    },
  ),
  writeAsAdmin(
    adminApi.removeSecondFactor,
    { name: 'user.remove_second_factor', on: onUser },
    async (tx, _actor, { params }) => ({
      takesEffectAt: (await askRemoval(tx, settings, params.userId)).toISOString(),
    }),
  ),
  ...userPageRoutes(accounts.mail),
  ...approvalRoutes(settings),
];
