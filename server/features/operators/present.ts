import { brand } from '#contract/brand.ts';
import type { AuditEntry } from '#contract/operators/audit.ts';
import type { AdminSession, AdminSignInAnswer } from '#contract/operators/operators.ts';
import type { SettingsChange } from '#contract/operators/settings.ts';
import { base32, totpUri } from '#server/platform/crypto/totp.ts';
import { qrPicture } from '#server/platform/qr-code.ts';
import type { AdminActor } from './access.ts';
import type { AuditRow } from './tables.ts';

export function presentAdminSession({
  email,
  role,
  session,
}: Pick<AdminActor, 'email' | 'role' | 'session'>): AdminSession {
  return {
    email,
    isAdmin: true,
    role,
    loginTime: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    secondFactor: session.secondFactor,
  };
}

/** The secret of a new authenticator app, as text and as a QR code. */
export function presentSetUp(email: string, secret: Buffer): NonNullable<AdminSignInAnswer['setUp']> {
  const uri = totpUri({ issuer: `${brand.name} Admin`, account: email, secret });
  return { secret: base32(secret), qrCode: qrPicture(uri) };
}

export function presentAudit(row: AuditRow & { readonly pageId: string | null }): AuditEntry {
  const { id, who, act, outcome, reason, changes, targetType, targetId, address, userAgent, createdAt } = row;
  return {
    id,
    at: createdAt.toISOString(),
    who,
    act,
    outcome,
    reason,
    changes,
    target: targetType !== null && targetId !== null ? { type: targetType, id: targetId, pageId: row.pageId } : null,
    address,
    userAgent,
  };
}

export function presentChange({ id, createdAt, who, changes, reason }: AuditRow): SettingsChange {
  return { id, at: createdAt.toISOString(), who, changes: changes ?? [], text: changes ? null : reason };
}
