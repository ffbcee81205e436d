import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import type { Db } from '#server/platform/db/pool.ts';
import type { RepActor } from '../../../accounts/access.ts';
import { users } from '../../../accounts/tables.ts';
import { readSettings } from '../../../operators/queries/read-settings.ts';
import { badgeClaims } from '../present/badge-claims.ts';
import type { BadgeKeys } from '../services/badge-keys.ts';
import { findValidCertificate } from './find-certificates.ts';

interface Means {
  readonly keys: BadgeKeys;
  readonly siteUrl: string;
}

/** A certificate as a signed badge. */
export async function makeBadge(
  db: Db,
  { keys, siteUrl }: Means,
  holder: Pick<RepActor, 'userId'>,
  number: string,
): Promise<{ readonly name: string; readonly jwt: string }> {
  const found = await findValidCertificate(db, holder, number);
  const [holding] = await db.select({ email: users.email }).from(users).where(eq(users.id, holder.userId));
  const { kid, alg, key } = await keys.current();
  const { supportEmail } = await readSettings(db);
  const jwt = await new SignJWT(badgeClaims({ origin: siteUrl, found, email: holding?.email ?? '', supportEmail }))
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .sign(key);
  return { name: `badge-${number}.jwt`, jwt };
}
