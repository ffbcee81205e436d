import { useInfiniteQuery } from '@tanstack/react-query';
import { ownJobsQuery } from '#web/features/jobs/own/own-jobs-api.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

interface OpenJobChoiceProps {
  /** Of the job whose words are used again. */
  readonly title: string;
  /** Null: a new job is posted. */
  readonly value: string | null;
  readonly onChange: (jobId: string | null) => void;
}

/** Whether a new job is posted, or the reps are invited to one that is open. */
export function OpenJobChoice({ title, value, onChange }: OpenJobChoiceProps) {
  const { data, error, isFetching, refetch } = useInfiniteQuery(ownJobsQuery('active'));
  const open = data?.pages.flatMap(({ items }) => items).filter(({ schedule }) => schedule !== null) ?? [];
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <Field label="Invite to" hint="A new job has the text of the one before." className="max-w-xl">
      <Select
        placeholder={`New job: ${title}`}
        options={open.map((job) => ({ value: job.id, label: `Open job: ${job.title}` }))}
        value={value}
        onChange={(chosen) => onChange(chosen ?? null)}
      />
    </Field>
  );
}
