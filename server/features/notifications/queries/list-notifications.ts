import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Notification } from '#contract/notifications/notifications.ts';
import { type Page, pageSize } from '#contract/paging.ts';
import type { Db } from '#server/platform/db/pool.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { SignedInActor } from '../../accounts/access.ts';
import { presentNotification } from '../present.ts';
import { notifications } from '../tables.ts';

const ofUser = prepared('notifications_of_user', (db, name) =>
  db
    .select({
      id: notifications.id,
      place: notifications.place,
      portal: notifications.portal,
      kind: notifications.kind,
      data: notifications.data,
      count: notifications.count,
      subject: notifications.subject,
      notifiedAt: notifications.notifiedAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(and(eq(notifications.userId, sql.placeholder('userId')), lt(notifications.place, sql.placeholder('before'))))
    .orderBy(desc(notifications.place))
    .limit(pageSize + 1)
    .prepare(name),
);

/** A user's notifications, newest first. Places are unique in one user's list, so a place is the whole cursor. */
export async function listNotifications(
  db: Db,
  { userId }: Pick<SignedInActor, 'userId'>,
  cursor: string | undefined,
): Promise<Page<Notification>> {
  const rows = await ofUser(db).execute({ userId, before: placeAfter(cursor) });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    items: shown.map(presentNotification),
    nextCursor: rows.length > pageSize && last ? encode(last.place) : null,
  };
}

const encode = (place: number) => Buffer.from(JSON.stringify([place])).toString('base64url');

const position = z.tuple([z.int().min(1).max(Number.MAX_SAFE_INTEGER)]);

function placeAfter(cursor: string | undefined): number {
  if (cursor === undefined) return Number.MAX_SAFE_INTEGER;
  try {
    const [place] = position.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return place;
  } catch {
    throw new Refusal('request.bad_cursor');
  }
}
