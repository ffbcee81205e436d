import type { AuditEntry } from '#contract/operators/audit.ts';
import {
  approvalInPanelAddress,
  batchInPanelAddress,
  caseInPanelAddress,
  jobInPanelAddress,
  jobsInPanelAddress,
  memberInPanelAddress,
  moneyListAddress,
  paymentInPanelAddress,
  userInPanelAddress,
  workInPanelAddress,
} from '#contract/site/portal-addresses.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';
import { actorText } from '#texts/operators/audit-actors.ts';
import { enquiryAddress } from '#web/admin/contact/desk-addresses.ts';
import { certificateSearchAddress, courseSalesAddress, draftAddress } from '#web/admin/courses/desk-addresses.ts';
import { disputePartAddress } from '#web/admin/disputes/dispute-addresses.ts';
import { matchPartAddress } from '#web/admin/matching/desk-addresses.ts';
import { deskAddress } from '#web/admin/messages/desk-addresses.ts';
import { ChangedSettings } from '#web/admin/settings/changed-settings.tsx';
import { TableMoment } from '#web/lib/table-moment.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { EmailText } from '#web/ui/email-text.tsx';
import { Table, type TableColumn } from '#web/ui/table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { actText, reasonText } from './audit-texts.ts';

/** Where the panel shows the target of an action. */
const places: ReadonlyMap<string, (id: string) => string> = new Map([
  ['user', userInPanelAddress],
  ['admin', memberInPanelAddress],
  ['vetting', caseInPanelAddress],
  ['document', caseInPanelAddress],
  ['job', jobInPanelAddress],
  ['job_case', jobInPanelAddress],
  ['engagement', workInPanelAddress],
  ['payment', paymentInPanelAddress],
  ['refund', paymentInPanelAddress],
  ['report', (report) => deskAddress({ list: 'reports', report })],
  ['review_case', () => `${adminPath}?${new URLSearchParams({ tab: 'reviews', list: 'decided' })}`],
  ['payout_batch', batchInPanelAddress],
  ['payout', batchInPanelAddress],
  ['wallet_hold', () => moneyListAddress('payouts', 'holds')],
  ['bank_statement', () => moneyListAddress('payouts', 'statements')],
  ['correction', () => moneyListAddress('payments', 'corrections')],
  ['pay_hold', () => moneyListAddress('payments', 'money')],
  ['provider_payout', () => moneyListAddress('payments', 'money')],
  ['payment_notification', () => moneyListAddress('payments', 'notifications')],
  ['payment_difference', () => moneyListAddress('payments', 'differences')],
  ['conversation', (question) => deskAddress({ question })],
  ['canned_answer', () => deskAddress({ list: 'texts' })],
  ['contact_message', (id) => enquiryAddress('messages', id)],
  ['lead', (id) => enquiryAddress('leads', id)],
  ['flag_word', () => jobsInPanelAddress('words')],
  ['reliability_appeal', () => disputePartAddress('decided-appeals')],
  ['match_look', () => matchPartAddress('answered')],
  ['approval', approvalInPanelAddress],
  ['course', courseSalesAddress],
  ['course_draft', (draft) => draftAddress(draft, {})],
  ['certificate', () => certificateSearchAddress],
  ['task', () => `${adminPath}?${new URLSearchParams({ tab: 'diagnostics' })}`],
]);

function Target({ target }: Pick<AuditEntry, 'target'>) {
  if (!target) return '–';
  const name = `${target.type.replaceAll('_', ' ')} ${target.id.slice(-8)}`;
  const addressOf = places.get(target.type);
  return addressOf && target.pageId ? <TextLink to={addressOf(target.pageId)}>{name}</TextLink> : name;
}

const columns: readonly TableColumn<AuditEntry>[] = [
  {
    key: 'what',
    header: 'Action',
    primary: true,
    written: true,
    cell: ({ act, outcome, reason, changes }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {actText(act, outcome)}
        {changes ? (
          <ChangedSettings changes={changes} />
        ) : reason === null ? null : outcome === 'refused' ? (
          <Badge tone="danger">{reasonText(reason)}</Badge>
        ) : (
          <span className="min-w-0 text-ink-soft">{reason}</span>
        )}
      </span>
    ),
  },
  { key: 'who', header: 'By', cell: ({ who }) => <EmailText>{actorText(who)}</EmailText>, written: true },
  { key: 'on', header: 'Target', cell: ({ target }) => <Target target={target} /> },
  { key: 'when', header: 'Time', cell: ({ at }) => <TableMoment at={at} /> },
  {
    key: 'from',
    header: 'Network address',
    cell: ({ address, userAgent }) => (
      <span className="block w-full max-w-60">
        <span className="figures block break-all">{address ?? '–'}</span>
        {userAgent === null ? null : (
          <span title={userAgent} className="line-clamp-1 text-ink-soft text-sm leading-snug">
            {userAgent}
          </span>
        )}
      </span>
    ),
  },
];

/** @param entries undefined while they load */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] | undefined }) {
  return (
    <Table
      caption="Actions and attempts by admins, newest first"
      columns={columns}
      rows={entries ?? []}
      rowKey={({ id }) => id}
      loading={entries === undefined}
    />
  );
}
