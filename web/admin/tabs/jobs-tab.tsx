import { useQuery } from '@tanstack/react-query';
import { Megaphone, Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { allJobsApi } from '#contract/jobs/all-jobs.ts';
import { jobsInPanelAddress } from '#contract/site/portal-addresses.ts';
import { adminJobsQuery, jobCaseCountQuery } from '#web/admin/jobs/api.ts';
import { CaseQueue } from '#web/admin/jobs/case-queue.tsx';
import { FlagWords } from '#web/admin/jobs/flag-words.tsx';
import { JobDialog } from '#web/admin/jobs/job-dialog.tsx';
import { filterNames, JobFilterFields, jobFiltersIn } from '#web/admin/jobs/job-filters.tsx';
import { JobsTable } from '#web/admin/jobs/jobs-table.tsx';
import { FigureCards } from '#web/admin/people/figure-cards.tsx';
import { Listed } from '#web/features/lists/listed-table.tsx';
import { useCursorPages } from '#web/features/lists/use-cursor-pages.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { call } from '#web/lib/api-client.ts';
import { CsvButton } from '#web/lib/csv-button.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

const parts = ['all', 'waiting', 'words'] as const;

export default function JobsTab() {
  const [address, setAddress] = useSearchParams();
  const part = parts.find((name) => name === address.get('list')) ?? 'all';
  const shown = address.get('job');
  const { data: counts } = useQuery(jobCaseCountQuery);
  const change = (values: Readonly<Record<string, string | null>>, { replace }: { replace: boolean }) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) value ? next.set(name, value) : next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const review = (job: string) => change({ job }, { replace: false });
  return (
    <>
      <PageHeader
        title="Jobs"
        description="All jobs, and jobs waiting for review."
        action={
          part === 'all' ? (
            <CsvButton
              name="jobs.csv"
              load={(format) => call(allJobsApi.csv, { query: { ...jobFiltersIn(address), format } })}
              failed="We couldn’t download the jobs"
              size="medium"
            >
              Download CSV
            </CsvButton>
          ) : null
        }
      />
      <FigureCards />
      <TabLinks
        label="Lists of jobs"
        className="mb-4"
        tabs={[
          { to: jobsInPanelAddress(), label: 'All jobs', active: part === 'all' },
          {
            to: jobsInPanelAddress('waiting'),
            label: 'Waiting for review',
            count: counts?.open,
            active: part === 'waiting',
          },
          { to: jobsInPanelAddress('words'), label: 'Flagged words', active: part === 'words' },
        ]}
      />
      {part === 'words' ? (
        <FlagWords />
      ) : part === 'waiting' ? (
        <CaseQueue onReview={review} />
      ) : (
        <AllJobs address={address} onChange={change} onReview={review} />
      )}
      {shown ? <JobDialog jobId={shown} onClose={() => change({ job: null }, { replace: true })} /> : null}
    </>
  );
}

interface AllJobsProps {
  readonly address: URLSearchParams;
  readonly onChange: (values: Readonly<Record<string, string | null>>, how: { replace: boolean }) => void;
  readonly onReview: (jobId: string) => void;
}

function AllJobs({ address, onChange, onReview }: AllJobsProps) {
  const filters = jobFiltersIn(address);
  const { cursor, pager } = useCursorPages(JSON.stringify(filters));
  const found = useQuery(adminJobsQuery({ ...filters, cursor }));
  const filtered = Object.values(filters).some(Boolean);
  return (
    <>
      <JobFilterFields
        key={filters.search ?? ''}
        filters={filters}
        onChange={(name, value) => onChange({ [name]: value }, { replace: true })}
      />
      <Listed
        {...{ found, pager }}
        pages="Pages of jobs"
        empty={
          <EmptyState
            icon={filtered ? <Search aria-hidden="true" /> : <Megaphone aria-hidden="true" />}
            title={filtered ? 'Job not found' : 'No jobs yet'}
            action={
              filtered ? (
                <Button
                  variant="secondary"
                  onClick={() =>
                    onChange(Object.fromEntries(filterNames.map((name) => [name, null])), { replace: true })
                  }
                >
                  Show all jobs
                </Button>
              ) : null
            }
          >
            {filtered ? 'No jobs match these filters.' : 'Jobs appear here as soon as a business posts them.'}
          </EmptyState>
        }
      >
        {(rows) => <JobsTable jobs={rows} onReview={onReview} />}
      </Listed>
    </>
  );
}
