import clsx from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

interface AlertProps {
  readonly tone?: AlertTone;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** It appeared because of a user action: announce it immediately. */
  readonly announce?: boolean;
  readonly className?: string;
}

const looks = {
  info: { Icon: Info, style: 'bg-info-soft text-on-info-soft' },
  success: { Icon: CircleCheck, style: 'bg-success-soft text-on-success-soft' },
  warning: { Icon: TriangleAlert, style: 'bg-accent-soft text-on-accent-soft' },
  danger: { Icon: CircleAlert, style: 'bg-danger-soft text-on-danger-soft' },
} as const;

export function Alert({ tone = 'info', title, children, action, announce, className }: AlertProps) {
  const { Icon, style } = looks[tone];
  return (
    <div
      role={announce ? 'alert' : undefined}
      className={clsx('flex flex-wrap items-start gap-x-3 gap-y-3 rounded-card px-4 py-3.5', style, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-[min(13rem,100%)] flex-1 leading-normal">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? <div className="text-[0.9375rem]">{children}</div> : null}
      </div>
      {action}
    </div>
  );
}
