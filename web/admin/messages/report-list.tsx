import { useInfiniteQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { ReportList as ListName, ReportHead } from '#contract/messaging/reports.ts';
import { reasonWords } from '#web/features/messaging/report-words.ts';
import { formatAgo } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { reportsQuery } from './api.ts';
import { type DeskPart, deskAddress } from './desk-addresses.ts';
import { DeskList } from './desk-list.tsx';
import { DeskRow } from './desk-row.tsx';
import { outcomeNames } from './desk-words.ts';

interface ReportListProps {
  readonly list: ListName;
  readonly part: DeskPart;
  readonly open: string | null;
}

const words: Record<ListName, { readonly label: string; readonly empty: string; readonly nothing: string }> = {
  open: {
    label: 'Open reports',
    empty: 'No open reports',
    nothing: 'When a user reports a message from another user, the report appears here.',
  },
  decided: { label: 'Decided reports', empty: 'No decided reports yet', nothing: 'Decided reports appear here.' },
};

export function ReportList({ list, part, open }: ReportListProps) {
  return (
    <DeskList
      query={useInfiniteQuery(reportsQuery(list))}
      words={words[list]}
      icon={<ShieldCheck aria-hidden="true" />}
      keyOf={({ id }) => id}
    >
      {(head) => <Row head={head} part={part} active={head.id === open} />}
    </DeskList>
  );
}

interface RowProps {
  readonly head: ReportHead;
  readonly part: DeskPart;
  readonly active: boolean;
}

const Row = ({ head: { id, reason, reporter, reported, createdAt, decision, jobTitle }, part, active }: RowProps) => (
  <DeskRow
    id={id}
    to={deskAddress({ list: part, report: id })}
    active={active}
    title={reasonWords[reason]}
    when={formatAgo(decision?.at ?? createdAt)}
  >
    <span className="text-ink-soft text-sm wrap-anywhere">
      {reporter?.name ?? 'A deleted account'} about {reported?.name ?? 'a deleted account'}
      {jobTitle === null ? null : `, ${jobTitle}`}
    </span>
    {decision ? (
      <span>
        <Badge tone={decision.outcome === 'warned' ? 'danger' : 'neutral'}>{outcomeNames[decision.outcome]}</Badge>
      </span>
    ) : null}
  </DeskRow>
);
