import type { AdminSession, AdminSignInAnswer, AdminUser, AuditEntry } from '#contract/admin.ts';
import { brand } from '#contract/brand.ts';
import type { Role } from '#contract/profiles/profiles.ts';
import { base32, totpUri } from '#server/platform/crypto/totp.ts';
import { qrSvg } from '#server/platform/qr-code.ts';
import type { AdminActor } from '../accounts/access.ts';
import type { AuditRow } from './tables.ts';

export function presentAdminSession({ email, session }: Pick<AdminActor, 'email' | 'session'>): AdminSession {
  return {
    email,
    isAdmin: true,
    loginTime: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    secondFactor: session.secondFactor,
  };
}

/** A new app's secret, as text and as the picture that it scans. */
export function presentSetUp(email: string, secret: Buffer): NonNullable<AdminSignInAnswer['setUp']> {
  const svg = qrSvg(totpUri({ issuer: `${brand.name} Admin`, account: email, secret }));
  return { secret: base32(secret), qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}

export interface AdminUserRow {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly roles: readonly Role[];
  readonly joinedAt: Date;
}

export function presentAdminUser({ joinedAt, roles, ...user }: AdminUserRow): AdminUser {
  return { ...user, roles: [...roles], joinedAt: joinedAt.toISOString() };
}

export function presentAudit(row: AuditRow): AuditEntry {
  const { id, who, act, outcome, reason, targetType, targetId, address, userAgent, createdAt } = row;
  return {
    id,
    at: createdAt.toISOString(),
    who,
    act,
    outcome,
    reason,
    target: targetType !== null && targetId !== null ? { type: targetType, id: targetId } : null,
    address,
    userAgent,
  };
}
