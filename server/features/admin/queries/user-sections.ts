import { type UserMails, type UserMoney, type UserWork, userPageRows } from '#contract/admin/admin-users.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { listMails } from '#server/platform/mail/list-mails.ts';
import { requireAccount } from '../../accounts/queries/find-user.ts';
import { presentAccountSession } from '../../accounts/sessions/present.ts';
import { listSessions } from '../../accounts/sessions/queries/list-sessions.ts';
import { applicationsOfRep } from '../../applications/queries/applications-of-user.ts';
import { engagementsOfUser } from '../../engagements/queries/engagements-of-user.ts';
import { jobsOfBusiness } from '../../jobs/queries/jobs-of-business.ts';
import { readRepBalances } from '../../ledger/queries/read-wallet.ts';
import type { AdminActor } from '../../operators/access.ts';
import { paymentsOfUser } from '../../payments/queries/payments-of-user.ts';
import { findHolds } from '../../payouts/queries/find-holds.ts';
import { findActorProfiles } from '../../profiles/queries.ts';

export async function workOfUser(db: Db, actor: AdminActor, userId: string): Promise<UserWork> {
  const { repId, businessId } = await findActorProfiles(db, userId);
  const none = { total: 0, items: [] };
  return {
    applications: repId === null ? none : await applicationsOfRep(db, actor, repId),
    jobs: businessId === null ? none : await jobsOfBusiness(db, actor, businessId),
    engagements: await engagementsOfUser(db, actor, { repId, businessId }),
  };
}

export async function moneyOfUser(db: Db, actor: AdminActor, userId: string): Promise<UserMoney> {
  const { repId } = await findActorProfiles(db, userId);
  return {
    wallet: repId === null ? null : await walletOf(db, repId),
    ...(await paymentsOfUser(db, actor, userId)),
  };
}

async function walletOf(db: Db, repId: string): Promise<UserMoney['wallet']> {
  const { inWalletCents, onItsWayCents, paidCents } = await readRepBalances(db, repId);
  const holds = await findHolds(db, repId);
  return {
    ...{ inWallet: Number(inWalletCents), onItsWay: Number(onItsWayCents), paid: Number(paidCents) },
    onHold: holds.length > 0,
  };
}

export async function sessionsOfUser(db: Db, _actor: AdminActor, userId: string) {
  const rows = await listSessions(db, userId);
  return { items: rows.map((row) => presentAccountSession(row, '')) };
}

export async function mailsOfUser(db: Db, _actor: AdminActor, userId: string): Promise<UserMails> {
  const user = await requireAccount(db, userId);
  const mails = await listMails(db, user.email, userPageRows);
  return { items: mails.map(({ at, ...mail }) => ({ ...mail, at: at.toISOString() })) };
}
