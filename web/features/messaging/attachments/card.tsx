import type { ReactNode } from 'react';

interface CardProps {
  readonly icon: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
}

/** An attachment of a message: what it is, and its details. */
export const AttachmentCard = ({ icon, title, children }: CardProps) => (
  <div className="flex min-h-14 w-68 max-w-full items-center gap-3 rounded-control border border-line bg-surface px-3 py-2 text-ink">
    <span aria-hidden="true" className="shrink-0 text-brand">
      {icon}
    </span>
    <div className="min-w-0 flex-1 text-sm leading-5">
      <p className="font-semibold wrap-anywhere">{title}</p>
      {children}
    </div>
  </div>
);
