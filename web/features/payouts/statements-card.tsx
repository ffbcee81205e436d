import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Statements, statementsApi } from '#contract/payouts/statements.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { call } from '#web/lib/api-client.ts';
import { CsvButton } from '#web/lib/csv-button.tsx';
import { DownloadButton } from '#web/lib/download-button.tsx';
import { formatRandExact, plural } from '#web/lib/format.ts';
import { formatDate, formatDays } from '#web/lib/format-time.ts';
import { pdfFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { statementsQuery } from './api.ts';
import { MoneyRow } from './money-row.tsx';

/** `November 2026`. */
const nameMonth = (month: string) => formatDate(`${month}-15T10:00:00Z`).replace(/^\d+ /, '');

const shownAtFirst = 3;

/** Monthly statements, and earnings by tax year. */
export function StatementsCard() {
  const statements = useQuery(statementsQuery);
  return (
    <Card title="Statements" description="For your records and for SARS." flush={statements.data !== undefined}>
      <QueryPart query={statements} label="Loading your statements">
        {({ months, taxYears }) =>
          months.length === 0 ? (
            <p className="px-(--gutter) pb-5 text-ink-soft md:px-6">You’ll get a statement for each month you earn.</p>
          ) : (
            <>
              <Months months={months} />
              <TaxYears years={taxYears} />
            </>
          )
        }
      </QueryPart>
    </Card>
  );
}

function Months({ months }: Pick<Statements, 'months'>) {
  const [all, setAll] = useState(false);
  const shown = all ? months : months.slice(0, shownAtFirst);
  return (
    <>
      <ul aria-label="Statements by month" className="divide-y divide-line border-line border-t">
        {shown.map(({ month, earnedCents, paidOutCents }) => (
          <MoneyRow
            key={month}
            title={nameMonth(month)}
            amount={formatRandExact(earnedCents)}
            badge={
              <div className="flex flex-wrap gap-2 pt-1">
                <DownloadButton load={() => loadPdf(month)}>
                  PDF<VisuallyHidden> of {nameMonth(month)}</VisuallyHidden>
                </DownloadButton>
                <CsvButton
                  name={`wallet-${month}.csv`}
                  load={(format) => call(statementsApi.csv, { params: { month }, query: { format } })}
                >
                  CSV<VisuallyHidden> of {nameMonth(month)}</VisuallyHidden>
                </CsvButton>
              </div>
            }
          >
            Earned in {nameMonth(month)}. We sent {formatRandExact(paidOutCents)} to your bank.
          </MoneyRow>
        ))}
      </ul>
      {all || months.length <= shownAtFirst ? null : (
        <div className="border-line border-t px-(--gutter) py-3 md:px-6">
          <Button variant="ghost" size="small" onClick={() => setAll(true)}>
            Show all {months.length} months
          </Button>
        </div>
      )}
    </>
  );
}

function TaxYears({ years }: { readonly years: Statements['taxYears'] }) {
  return (
    <>
      <h3 className="border-line border-t px-(--gutter) pt-5 pb-2 text-lg md:px-6">By tax year</h3>
      <ul aria-label="Earned by tax year" className="divide-y divide-line border-line border-t">
        {years.map(({ year, earnedCents, feeCents, jobs }) => (
          <MoneyRow
            key={year}
            title={`Tax year ${year}`}
            amount={formatRandExact(earnedCents)}
            badge={
              <div className="pt-1">
                <CsvButton
                  name={`earned-tax-year-${year}.csv`}
                  load={(format) => call(statementsApi.taxYear, { params: { year }, query: { format } })}
                >
                  CSV<VisuallyHidden> of tax year {year}</VisuallyHidden>
                </CsvButton>
              </div>
            }
          >
            {formatDays(`${Number(year) - 1}-03-01`, lastOfFebruary(year))}. Earned from {plural(jobs, 'job')}
            {feeCents > 0 ? `, after our fee of ${formatRandExact(feeCents)}` : ''}.
          </MoneyRow>
        ))}
      </ul>
    </>
  );
}

const lastOfFebruary = (year: string) => new Date(Date.UTC(Number(year), 2, 0)).toISOString().slice(0, 10);

const loadPdf = async (month: string) => pdfFile(await call(statementsApi.pdf, { params: { month } }));
