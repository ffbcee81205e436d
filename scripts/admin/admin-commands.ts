import type { AdminRole } from '#contract/operators/roles.ts';
import { refusals } from '#contract/refusals.ts';
import {
  changeAdminRole,
  createAdmin,
  disableAdmin,
  enableAdmin,
  resetAdminPasskeys,
  resetAdminPassword,
  resetAdminTotp,
} from '#server/features/operators/commands/manage-admins.ts';
import { adminPasskeys } from '#server/features/operators/passkeys/tables.ts';
import { adminUsers } from '#server/features/operators/tables.ts';
import { hashPassword } from '#server/platform/crypto/password-hash.ts';
import type { Db } from '#server/platform/db/pool.ts';
import type { RunTransaction } from '#server/platform/db/transaction.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { formatTable } from '../launch/format-table.ts';
import { choosePassword } from './choose-password.ts';

/** Runs a command on the admin with this address and returns what to print. Throws a StartupError. */
type AdminCommand = (transaction: RunTransaction, email: string, role: AdminRole) => Promise<string>;

const by = 'command line';

export const adminCommands: ReadonlyMap<string, AdminCommand> = new Map<string, AdminCommand>([
  [
    'create',
    async (transaction, email, role) => {
      const { password, note } = await choosePassword(email);
      const passwordHash = await hashPassword(password);
      const made = await transaction((tx) => createAdmin(tx, by, { email, role, passwordHash }));
      if (!made) throw new StartupError(`${email} is already an admin.`);
      return `${email} is now an admin with the role ${role}.${note}`;
    },
  ],
  [
    'set-role',
    async (transaction, email, role) => {
      const before = await keepingAnOwner(transaction((tx) => changeAdminRole(tx, by, email, role)));
      requireFound(before !== null, email);
      return before === role
        ? `${email} already has the role ${role}.`
        : `${email} now has the role ${role}, before that ${before}. It applies from their next click.`;
    },
  ],
  [
    'disable',
    async (transaction, email) => {
      requireFound(await keepingAnOwner(transaction((tx) => disableAdmin(tx, by, email))), email);
      return `${email} is signed out and can no longer sign in.`;
    },
  ],
  [
    'enable',
    async (transaction, email) => {
      requireFound(await transaction((tx) => enableAdmin(tx, by, email)), email);
      return `${email} can sign in again.`;
    },
  ],
  [
    'reset-password',
    async (transaction, email) => {
      const { password, note } = await choosePassword(email);
      const passwordHash = await hashPassword(password);
      requireFound(await transaction((tx) => resetAdminPassword(tx, by, email, passwordHash)), email);
      return `${email} has a new password and is signed out everywhere.${note}`;
    },
  ],
  [
    'reset-totp',
    async (transaction, email) => {
      requireFound(await transaction((tx) => resetAdminTotp(tx, by, email)), email);
      return `${email} is signed out everywhere and must set up an authenticator app at the next sign-in.`;
    },
  ],
  [
    'reset-passkeys',
    async (transaction, email) => {
      requireFound(await transaction((tx) => resetAdminPasskeys(tx, by, email)), email);
      return `${email} is signed out everywhere and no longer has passkeys.`;
    },
  ],
]);

async function keepingAnOwner<T>(change: Promise<T>): Promise<T> {
  return change.catch((error: unknown) => {
    if (error instanceof Refusal) throw new StartupError(`${refusals[error.code].title}. ${error.message}`);
    throw error;
  });
}

function requireFound(found: boolean, email: string): void {
  if (!found) throw new StartupError(`${email} is not an admin. See: npm run admin -- list`);
}

export async function listAdmins(db: Db): Promise<string> {
  const admins = await db.select().from(adminUsers).orderBy(adminUsers.email);
  const keys = await db.select({ adminId: adminPasskeys.adminId }).from(adminPasskeys);
  const withPasskey = new Set(keys.map(({ adminId }) => adminId));
  const moment = (at: Date | null) => at?.toISOString().slice(0, 16).replace('T', ' ') ?? null;
  const rows = admins.map(({ id, email, role, isAdmin, disabledAt, sealedTotpSecret, lastSignInAt, createdAt }) => [
    email,
    role,
    isAdmin && disabledAt === null ? 'active' : 'disabled',
    sealedTotpSecret === null && !withPasskey.has(id) ? 'no' : 'yes',
    moment(lastSignInAt),
    moment(createdAt),
  ]);
  return formatTable(['email', 'role', 'state', 'two-factor', 'last sign-in (UTC)', 'created (UTC)'], rows);
}
