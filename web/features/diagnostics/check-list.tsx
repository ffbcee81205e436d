import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CheckStatus } from '#domain/diagnostics/overall-status.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { CheckItem } from './use-checks.ts';

const looks: Readonly<Record<CheckStatus, { readonly tone: BadgeTone; readonly icon: ReactNode }>> = {
  pass: { tone: 'success', icon: <CircleCheck aria-hidden="true" /> },
  fail: { tone: 'danger', icon: <CircleX aria-hidden="true" /> },
  warning: { tone: 'accent', icon: <TriangleAlert aria-hidden="true" /> },
  testing: { tone: 'neutral', icon: <Spinner className="size-3.5" /> },
};

interface StatusBadgeProps {
  readonly status: CheckStatus;
  readonly children: string;
}

export function StatusBadge({ status, children }: StatusBadgeProps) {
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {children}
    </Badge>
  );
}

interface CheckListProps {
  readonly label: string;
  readonly items: readonly CheckItem[];
  readonly wordFor: (status: CheckStatus) => string;
}

export function CheckList({ label, items, wordFor }: CheckListProps) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {items.map(({ title, outcome }) => {
        const status = outcome?.status ?? 'testing';
        return (
          <li key={title} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5 py-3.5">
            <p className="min-w-0 break-words font-semibold">{title}</p>
            <StatusBadge status={status}>{wordFor(status)}</StatusBadge>
            {outcome ? (
              <p className="min-w-0 break-words text-[0.9375rem] text-ink-soft col-span-2">{outcome.message}</p>
            ) : null}
            {outcome?.facts?.length ? (
              <dl className="grid min-w-0 gap-x-4 gap-y-1 text-sm col-span-2 sm:grid-cols-[minmax(6rem,14rem)_1fr]">
                {outcome.facts.map(({ name, value }) => (
                  <div key={name} className="contents">
                    <dt className="min-w-0 break-words text-ink-soft">{name}</dt>
                    <dd className="figures min-w-0 break-words">{value}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
