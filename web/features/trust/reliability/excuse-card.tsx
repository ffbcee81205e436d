import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Result } from '#contract/endpoint.ts';
import type { engagementsApi } from '#contract/engagements/engagements.ts';
import { type ExcusableEntry, excuseInput, reliabilityExcusesApi } from '#contract/trust/reliability-excuses.ts';
import { excusableText } from '#texts/trust/reliability-entries.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { excusableQuery } from './api.ts';

type Step = Result<typeof engagementsApi.show>['steps'][number];

interface ExcuseCardProps {
  readonly engagementId: string;
  readonly repName: string;
  /** The steps of the gig, newest first. */
  readonly steps: readonly Pick<Step, 'move' | 'by' | 'note'>[];
}

/** For the business: what counts against the rep of a gig, and the way to accept their reason. Nothing where there is none. */
export function ExcuseCard({ engagementId, repName, steps }: ExcuseCardProps) {
  const { data, error, isFetching, refetch } = useQuery(excusableQuery(engagementId));
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data || data.items.length === 0) return null;
  const given = steps.find(({ move, by }) => move === 'withdraw' && by === 'rep')?.note ?? null;
  return (
    <Card title="Was there a good reason?" description="This counts in the reliability that businesses see.">
      <ul className="divide-y divide-line">
        {data.items.map((entry) => (
          <li key={entry.id} className="py-4 first:pt-0 last:pb-0">
            <Excusable entry={entry} repName={repName} given={entry.kind === 'withdrew' ? given : null} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface ExcusableProps {
  readonly entry: ExcusableEntry;
  readonly repName: string;
}

interface ExcusableRowProps extends ExcusableProps {
  /** The reason the rep gave when they cancelled. */
  readonly given: string | null;
}

function Excusable({ entry, repName, given }: ExcusableRowProps) {
  const [open, setOpen] = useState(false);
  const { excused, at } = entry;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-2">
        <p className="min-w-0 break-words font-semibold">{excusableText(repName, entry)}</p>
        {excused ? <Badge tone="success">Excused</Badge> : null}
      </div>
      {given ? (
        <p className="mt-1 whitespace-pre-line wrap-anywhere">
          {repName} wrote: {given}
        </p>
      ) : null}
      {excused ? (
        <p className="mt-1 whitespace-pre-line text-ink-soft wrap-anywhere">
          {excused.by === 'team' ? 'Our team accepted the reason' : 'You accepted the reason'} on{' '}
          {formatDate(excused.at)}: {excused.reason}
        </p>
      ) : (
        <>
          <p className="mt-1 text-ink-soft text-[0.9375rem]">Recorded on {formatDate(at)}.</p>
          <Button variant="secondary" size="small" className="mt-3" onClick={() => setOpen(true)}>
            Excuse {repName}
          </Button>
        </>
      )}
      {open ? <ExcuseDialog entry={entry} repName={repName} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ExcuseDialog({ entry, repName, onClose }: ExcusableProps & { readonly onClose: () => void }) {
  const accept = useMutation(mutationOf(reliabilityExcusesApi.accept));
  const form = useForm({ resolver: zodResolver(excuseInput), defaultValues: { reason: '' } });
  return (
    <SendDialog
      form={form}
      title={`Excuse ${repName}?`}
      description={`It will no longer count against ${repName}. Payments don’t change. You can’t undo this.`}
      confirmLabel={`Excuse ${repName}`}
      failedTitle="We couldn’t save this"
      onSend={async (body) => {
        await accept.mutateAsync({ params: { entryId: entry.id }, body });
        toast({ title: `${repName} is excused`, description: 'We’ll notify them.' });
      }}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="reason"
        label="Reason"
        hint={`For example, “Ill, and let us know in time”. ${repName} reads it too. Don’t name an illness.`}
        required
      >
        {(field) => <Textarea {...field} rows={3} limit={longest(excuseInput.shape.reason)} />}
      </FormField>
    </SendDialog>
  );
}
