import clsx from 'clsx';
import { Link } from 'react-router';
import type { Notification } from '#contract/notifications/notifications.ts';
import {
  describeNotification,
  notificationPath,
  notificationPortalLabels,
} from '#texts/notifications/notifications.ts';
import { formatDateTime, formatDay, formatTime } from '#web/lib/format-time.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { notificationIcon } from './notification-icons.ts';

interface NotificationRowProps {
  readonly notification: Notification;
  /** For users who are both a rep and a business. */
  readonly withPortal: boolean;
  readonly onOpen: () => void;
}

const say = { moment: formatDateTime, day: formatDay };

/** One notification, linked to its page. */
export function NotificationRow({ notification, withPortal, onOpen }: NotificationRowProps) {
  const { at, read, portal } = notification;
  const { title, detail } = describeNotification(notification, say);
  const Icon = notificationIcon(notification);
  return (
    <Link
      to={notificationPath(notification)}
      onClick={onOpen}
      className="flex gap-3 rounded-control px-3 py-3 -outline-offset-3 transition-colors hover:bg-sunken"
    >
      <span
        className={clsx(
          'grid size-9 shrink-0 place-content-center rounded-full',
          read ? 'bg-sunken text-ink-soft' : 'bg-brand-soft text-on-brand-soft',
        )}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0 flex-1">
        <span className={clsx('block break-words leading-snug', read ? 'text-ink-soft' : 'font-semibold')}>
          {read ? null : <VisuallyHidden>Unread: </VisuallyHidden>}
          {title}
        </span>
        {detail ? <span className="mt-0.5 block break-words text-ink-soft text-sm leading-snug">{detail}</span> : null}
        <span className="mt-1 block text-ink-soft text-xs">
          <time dateTime={at} className="figures">
            {formatTime(at)}
          </time>
          {withPortal ? ` · ${notificationPortalLabels[portal]}` : null}
        </span>
      </span>
      <span
        aria-hidden="true"
        className={clsx('mt-1.5 size-2.5 shrink-0 rounded-full', read ? 'bg-transparent' : 'bg-accent')}
      />
    </Link>
  );
}
