import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ownJobsApi } from '#contract/jobs/own-jobs.ts';
import { jobSearchApi } from '#contract/jobs/search.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { call } from '#web/lib/api-client.ts';
import { useDelayed } from '#web/lib/use-delayed.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { SkeletonText } from '#web/ui/skeleton-text.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { Side } from '../api.ts';
import type { KeptAttachment } from '../sync/kept-attachments.ts';

interface JobDialogProps {
  readonly side: Side;
  readonly onChoose: (job: KeptAttachment) => void;
  readonly onClose: () => void;
}

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly by: string | null;
}

/** A business sees its own jobs, a rep open ones. */
async function findJobs(side: Side, search: string, signal: AbortSignal): Promise<Choice[]> {
  if (side === 'rep') {
    const { items } = await call(jobSearchApi.browse, { query: { q: search || undefined } }, { signal });
    return items.map(({ id, title, companyName }) => ({ id, title, by: companyName }));
  }
  const { items } = await call(ownJobsApi.list, { query: { status: 'active' } }, { signal });
  return items.map(({ id, title }) => ({ id, title, by: null }));
}

/** Selects a job to attach. */
export function JobDialog({ side, onChoose, onClose }: JobDialogProps) {
  const [search, setSearch] = useState('');
  const [typed, setTyped] = useDelayed(search, setSearch, (text) => text.trim());
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['jobs to attach', side, side === 'rep' ? search : ''],
    queryFn: ({ signal }) => findJobs(side, search, signal),
  });
  // A business has few enough jobs to list here.
  const wanted = side === 'rep' ? '' : typed.trim().toLowerCase();
  const shown = data?.filter(({ title }) => title.toLowerCase().includes(wanted));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Attach a job"
      description={side === 'rep' ? 'Choose a job that’s open.' : 'Choose one of your open jobs.'}
    >
      <form onSubmit={(event) => event.preventDefault()} className="mb-3">
        <Field label="Find a job">
          <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} maxLength={100} />
        </Field>
      </form>
      {shown === undefined ? (
        error ? (
          <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <SkeletonText lines={4} />
        )
      ) : shown.length === 0 ? (
        <p className="text-ink-soft">No open jobs match.</p>
      ) : (
        <ul aria-label="Jobs" className="divide-y divide-line">
          {shown.map(({ id, title, by }) => (
            <li key={id} className="flex items-center justify-between gap-3 py-2.5">
              <span className="min-w-0 flex-1 wrap-anywhere">
                <span className="block font-semibold">{title}</span>
                {by ? <span className="block text-ink-soft text-sm">{by}</span> : null}
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={`Attach ${title}`}
                onClick={() => {
                  onChoose({ kind: 'job', jobId: id, title, open: true });
                  onClose();
                }}
              >
                Attach
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
