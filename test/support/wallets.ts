import { randomUUID } from 'node:crypto';
import { type BankAccountInput, bankAccountsApi } from '#contract/payouts/bank-accounts.ts';
import { payoutsApi } from '#contract/payouts/payouts.ts';
import { walletApi } from '#contract/payouts/wallet.ts';
import { sealNumber } from '#server/features/payouts/services/account-numbers.ts';
import { callerOf } from './api.ts';
import type { TestApp } from './app.ts';
import { finishEngagement } from './ledger.ts';
import { mailsTo } from './mails.ts';
import { type Person, signUpRep } from './people.ts';

export async function repIdOf({ database }: TestApp, { userId }: Pick<Person, 'userId'>): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>('select id from rep_profiles where user_id = $1', [
    userId,
  ]);
  return rows[0]?.id ?? '';
}

/** The rep has earned this much, without a platform fee. */
export async function earn(app: TestApp, rep: Pick<Person, 'userId'>, cents: number): Promise<void> {
  await finishEngagement(app.services.transaction, { repId: await repIdOf(app, rep) }, BigInt(cents), 0n);
}

/** A user who signed up days ago. */
export async function signUpEarlier(app: TestApp): Promise<Person> {
  const rep = await signUpRep(app);
  await app.database.pool.query(`update users set created_at = created_at - interval '3 days' where id = $1`, [
    rep.userId,
  ]);
  return rep;
}

export const askAccount = ({ call, password }: Person, changes: Partial<BankAccountInput> = {}) =>
  call(bankAccountsApi.ask, {
    body: { bank: 'capitec', holder: 'T Mokoena', accountNumber: '1234 5678 90', password, ...changes },
  });

/** The token in the user's last email with a link to that path. */
export async function tokenFor({ database }: TestApp, { email }: Person, page: string): Promise<string> {
  const texts = (await mailsTo(database, email)).map(({ text }) => text);
  const link = new RegExp(`/${page}\\?token=(\\S+)`);
  const last = texts.findLast((text) => link.test(text));
  return decodeURIComponent(last?.match(link)?.[1] ?? '');
}

/** Needs no session. */
export async function followConfirmation(app: TestApp, rep: Person) {
  const token = await tokenFor(app, rep, 'confirm-bank-account');
  return callerOf(app.url, null)(bankAccountsApi.confirm, { body: { token } });
}

/** The rep adds or replaces a bank account, and follows the link. Returns the id of the account. */
export async function giveAccount(app: TestApp, rep: Person, changes: Partial<BankAccountInput> = {}): Promise<string> {
  await askAccount(rep, changes);
  await followConfirmation(app, rep);
  return (await rep.call(bankAccountsApi.show, {})).current?.id ?? '';
}

/** A rep who signed up days ago, with this much in the wallet and a verified bank account. */
export async function withMoney(app: TestApp, cents: number): Promise<{ rep: Person; bankAccountId: string }> {
  const rep = await signUpEarlier(app);
  await earn(app, rep, cents);
  return { rep, bankAccountId: await giveAccount(app, rep) };
}

/** The same account as one row, if no password is at hand. */
export async function insertAccount({ database, services }: TestApp, repId: string): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into bank_accounts (id, rep_id, status, bank, branch_code, holder, sealed_number, last_four, asked_at, confirmed_at,
                                usable_from)
     values ($1, $2, 'current', 'capitec', '470010', 'T Mokoena', $3, '7890', now() - interval '2 days', now() - interval '2 days',
             now() - interval '1 day')`,
    [id, repId, sealNumber(services.secretKey, id, '1234567890')],
  );
  return id;
}

/** A batch without its contents. */
export async function insertBatch(
  { database }: TestApp,
  adminEmail: string,
  status: 'made' | 'released' = 'made',
): Promise<string> {
  const id = randomUUID();
  const other = `admin-${id}@thengisa.example`;
  await database.pool.query(
    `with other as (insert into admin_users (id, email, role, password_hash) values ($1, $2, 'owner', 'none') returning id)
     insert into payout_batches (id, status, payout_count, total_cents, made_by, made_at, released_by, released_at)
     select $1, $3, 1, 20000, a.id, now(), case $3 when 'released' then other.id end, case $3 when 'released' then now() end
     from admin_users a, other where a.email = $4`,
    [id, other, status, adminEmail],
  );
  return id;
}

export const askPayout = (
  { rep: { call }, bankAccountId }: { readonly rep: Person; readonly bankAccountId: string },
  amountCents: number,
  more: { readonly closing?: boolean; readonly key?: string } = {},
) =>
  call(
    payoutsApi.ask,
    { body: { amountCents, bankAccountId, closing: more.closing ?? false } },
    more.key === undefined ? {} : { idempotencyKey: more.key },
  );

export const walletOf = ({ call }: Person) => call(walletApi.show, {});
