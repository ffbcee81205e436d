import type { CsvFormat } from '#contract/csv-format.ts';
import type { AdminJob } from '#contract/jobs/all-jobs.ts';
import { csvMoment, csvOf } from '#domain/shared/csv.ts';

/** Jobs of all businesses, for a spreadsheet. */
export const jobsCsv = (jobs: readonly AdminJob[], format: CsvFormat): string =>
  csvOf(
    [
      ['Posted (South Africa)', 'Title', 'Company', 'Status', 'ID'],
      ...jobs.map(({ createdAt, title, companyName, status, id }) => [
        ...[csvMoment(createdAt), title, companyName, status, id],
      ]),
    ],
    format,
  );
