import { kindsAndAll, measureProposals } from '../matching/measure-proposals.ts';
import { readTagSet } from '../matching/tag-set.ts';
import type { Report } from '../support/report.ts';

const leastPrecision = 0.85;

/** How often proposed tags are what a person chose for the same text. Needs no database. */
export function proposeSet(): Promise<Report> {
  const { jobs, profiles } = readTagSet();
  const parts = { jobs, profiles, all: [...jobs, ...profiles] };
  const rows = Object.entries(parts).flatMap(([part, texts]) =>
    kindsAndAll.map((kind) => {
      const { precision, recall, likely } = measureProposals(texts, kind);
      return [`${part}: ${kind ?? 'all kinds'}`, String(likely), precision.toFixed(3), recall.toFixed(3)];
    }),
  );
  return Promise.resolve({
    tables: [{ headings: ['', 'first three', 'of them chosen', 'chosen ones found'], rows }],
    remarks: [`${jobs.length} gigs and ${profiles.length} profiles`],
    met: measureProposals(parts.all, null).precision >= leastPrecision,
  });
}
