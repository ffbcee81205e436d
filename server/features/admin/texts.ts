import type { CsvFormat } from '#contract/csv-format.ts';
import type { AuditEntry } from '#contract/operators/audit.ts';
import { csvMoment, csvOf } from '#domain/shared/csv.ts';
import { actorText } from '#texts/operators/audit-actors.ts';
import type { AdminUserRow } from './present.ts';

const stateOf = ({ confirmed, suspended }: AdminUserRow) =>
  confirmed ? (suspended ? 'suspended' : 'active') : 'unconfirmed';

/** Users as CSV. */
export const usersCsv = (rows: readonly AdminUserRow[], format: CsvFormat): string =>
  csvOf(
    [
      ['Email', 'Name', 'Type', 'State', 'Joined (South Africa)', 'ID'],
      ...rows.map((row) => [
        ...[row.email, row.name ?? '', row.roles.join(' '), stateOf(row), csvMoment(row.joinedAt), row.id],
      ]),
    ],
    format,
  );

/** The audit log as CSV. */
export const auditCsv = (entries: readonly AuditEntry[], format: CsvFormat): string =>
  csvOf(
    [
      ['When (South Africa)', 'Who', 'Action', 'Outcome', 'Reason', 'On', 'ID', 'Network address', 'Browser'],
      ...entries.map(({ at, who, act, outcome, reason, changes, target, address, userAgent }) => [
        ...[csvMoment(at), actorText(who), act, outcome, reason ?? (changes ? JSON.stringify(changes) : '')],
        ...[target?.type ?? '', target?.id ?? '', address ?? '', userAgent ?? ''],
      ]),
    ],
    format,
  );

/** What was downloaded, for the audit log. */
export function filterWords({ sort: _, ...filter }: Readonly<Record<string, unknown>>, all = 'All users'): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return given.length === 0 ? all : given.map(([name, value]) => `${name}: ${value}`).join(', ');
}
