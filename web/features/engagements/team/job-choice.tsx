import { useQuery } from '@tanstack/react-query';
import { receivingJobsQuery } from '#web/features/applications/api.ts';
import { isAwaited } from '#web/lib/is-awaited.ts';
import { Field } from '#web/ui/field.tsx';
import { Pending } from '#web/ui/pending.tsx';
import { Select } from '#web/ui/select.tsx';

interface TeamJobChoiceProps {
  readonly jobId: string | undefined;
  readonly label?: string;
  readonly onChoose: (jobId: string | undefined) => void;
}

/** Filters by job, if there are several. */
export function TeamJobChoice({ jobId, label = 'Job', onChoose }: TeamJobChoiceProps) {
  const jobs = useQuery(receivingJobsQuery);
  const { data } = jobs;
  if (isAwaited(jobs)) return <Pending />;
  if (!data || (data.items.length < 2 && jobId === undefined)) return null;
  return (
    <Field label={label} className="w-full max-w-md">
      <Select
        value={jobId}
        placeholder="All jobs"
        options={data.items.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(chosen) => onChoose(chosen ?? undefined)}
      />
    </Field>
  );
}
