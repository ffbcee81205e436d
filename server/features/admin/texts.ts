import type { CsvFormat } from '#contract/csv-format.ts';
import { csvOf } from '#domain/csv.ts';
import type { AdminUserRow } from './present.ts';
import type { ListedUsers } from './queries/list-users.ts';

/** `2026-11-30 23:59`, which spreadsheets read as a moment and sort. */
const inSouthAfrica = (at: Date) => new Date(at.getTime() + 2 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');

const stateOf = ({ confirmed, suspended }: AdminUserRow) =>
  confirmed ? (suspended ? 'suspended' : 'active') : 'unconfirmed';

/** People, for a spreadsheet. */
export const usersCsv = (rows: readonly AdminUserRow[], format: CsvFormat): string =>
  csvOf(
    [
      ['Email', 'Name', 'Type', 'State', 'Joined (South Africa)', 'Id'],
      ...rows.map((row) => [
        ...[row.email, row.name ?? '', row.roles.join(' '), stateOf(row), inSouthAfrica(row.joinedAt), row.id],
      ]),
    ],
    format,
  );

/** For the record: what was taken along. */
export function filterWords({ sort: _, ...filter }: ListedUsers): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return given.length === 0 ? 'Everybody' : given.map(([name, value]) => `${name}: ${value}`).join(', ');
}
