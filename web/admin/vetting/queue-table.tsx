import { Hourglass, UserRoundCheck } from 'lucide-react';
import type { VettingItem, VettingList } from '#contract/vetting/cases.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { HintChips } from './hint-chips.tsx';
import { listNames, typeNames, waitText, waitTone } from './vetting-texts.ts';

interface QueueTableProps {
  readonly list: VettingList;
  /** Undefined while they load. */
  readonly items: readonly VettingItem[] | undefined;
  readonly caseAddress: (vettingId: string) => string;
}

export function QueueTable({ list, items, caseAddress }: QueueTableProps) {
  const isOpen = list === 'waiting' || list === 'asked';
  const columns: readonly TableColumn<VettingItem>[] = [
    { key: 'person', header: 'Who', primary: true, written: true, cell: (item) => <Person {...item} /> },
    {
      key: 'when',
      header: isOpen ? 'Waiting' : 'Decided',
      cell: ({ submittedAt, decidedAt }) =>
        isOpen ? (
          <Badge tone={waitTone(submittedAt)} icon={<Hourglass aria-hidden="true" />}>
            <time dateTime={submittedAt}>{waitText(submittedAt)}</time>
          </Badge>
        ) : (
          <time dateTime={decidedAt ?? ''} className="whitespace-nowrap">
            {decidedAt ? formatDate(decidedAt) : '–'}
          </time>
        ),
    },
    { key: 'hints', header: 'Hints', cell: ({ hints }) => <HintChips hints={hints} /> },
    {
      key: 'review',
      header: 'Actions',
      headerHidden: true,
      align: 'end',
      cell: (item) => (
        <LinkButton to={caseAddress(item.id)} variant={isOpen ? 'primary' : 'secondary'} size="small" full="phone">
          {isOpen ? 'Review' : 'Open'}
          <VisuallyHidden> {item.name ?? item.email}</VisuallyHidden>
        </LinkButton>
      ),
    },
  ];
  return (
    <Table
      caption={`${listNames[list]}, ${isOpen ? 'oldest' : 'newest'} first`}
      columns={columns}
      rows={items ?? []}
      rowKey={({ id }) => id}
      loading={items === undefined}
    />
  );
}

function Person({ name, email, userType, submissions, claim }: VettingItem) {
  return (
    <span className="grid min-w-0 gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0">{name ?? 'No name given'}</span>
        <Badge tone={userType === 'rep' ? 'success' : 'info'}>{typeNames[userType]}</Badge>
      </span>
      <span className="font-normal text-ink-soft text-sm leading-snug">
        <EmailText>{email}</EmailText>
      </span>
      {submissions > 1 || claim ? (
        <span className="flex flex-wrap gap-x-3 gap-y-1 font-normal text-sm leading-snug">
          {submissions > 1 ? <span className="text-ink-soft">Submitted {submissions} times</span> : null}
          {claim ? (
            <span className="flex items-center gap-1 break-all">
              <UserRoundCheck aria-hidden="true" className="size-4 shrink-0" />
              {claim.mine ? 'With you' : `With ${claim.by}`}
            </span>
          ) : null}
        </span>
      ) : null}
    </span>
  );
}
