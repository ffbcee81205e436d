import type { Role } from '#contract/accounts/roles.ts';
import type { AdminUser } from '#contract/admin/admin.ts';

export interface AdminUserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly roles: readonly Role[];
  readonly joinedAt: Date;
  readonly suspended: boolean;
  readonly confirmed: boolean;
}

export function presentAdminUser({ joinedAt, roles, ...user }: AdminUserRow): AdminUser {
  return { ...user, roles: [...roles], joinedAt: joinedAt.toISOString() };
}
