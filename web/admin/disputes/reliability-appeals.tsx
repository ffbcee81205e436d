import { zodResolver } from '@hookform/resolvers/zod';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { userInPanelAddress } from '#contract/site/portal-addresses.ts';
import {
  type AdminReliabilityAppeal,
  reliabilityAppealsApi,
  reliabilityDecisionInput,
} from '#contract/trust/reliability-appeals.ts';
import { appealOutcomes } from '#contract/trust/reliability-kinds.ts';
import { isExcusable } from '#domain/reliability/rule.ts';
import { entryText } from '#texts/trust/reliability-entries.ts';
import { PagedList } from '#web/features/lists/paged-list.tsx';
import { mutationOf, pagesOf } from '#web/lib/endpoint-queries.ts';
import { formatAgo, formatDate, formatDateTime } from '#web/lib/format-time.ts';
import { longest } from '#web/lib/longest.ts';
import { SendDialog } from '#web/lib/send-dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { reviewedWorkAddress } from './dispute-addresses.ts';

type Outcome = (typeof appealOutcomes)[number];

const decisions: Record<Outcome, Readonly<Record<'title' | 'about' | 'button' | 'done', string>>> = {
  kept: { title: 'Keep this entry?', about: '', button: 'Keep entry', done: 'Kept' },
  excused: {
    title: 'Excuse this entry?',
    about: 'It happened, but the reason is accepted, such as an illness. The business of the gig reads it too. ',
    button: 'Excuse entry',
    done: 'Excused',
  },
  struck: { title: 'Strike this entry?', about: 'It was wrong. ', button: 'Strike entry', done: 'Struck' },
};

/** Appeals of reps and businesses against entries of their reliability. */
export function ReliabilityAppeals({ list }: { readonly list: 'open' | 'decided' }) {
  const query = useInfiniteQuery(pagesOf(reliabilityAppealsApi.list, { query: { list } }));
  return (
    <PagedList
      query={query}
      noun="appeal"
      keyOf={({ id }) => id}
      empty={
        <EmptyState
          icon={<Scale aria-hidden="true" />}
          title={list === 'open' ? 'No open appeals' : 'No decided appeals yet'}
        >
          When a rep or a business appeals an entry of their reliability, the appeal appears here.
        </EmptyState>
      }
    >
      {(appeal) => <Appeal appeal={appeal} />}
    </PagedList>
  );
}

function Appeal({ appeal }: { readonly appeal: AdminReliabilityAppeal }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [address] = useSearchParams();
  const { person, round, entry, words, appealedAt, decision, mayDecide } = appeal;
  return (
    <article
      aria-label={`Appeal from ${person.name}`}
      className="grid gap-3 rounded-card border border-line bg-surface p-(--gutter) shadow-card md:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <h2 className="break-words text-lg leading-6">{person.name}</h2>
          <TextLink to={userInPanelAddress(person.userId)} className="break-all text-sm">
            {person.email}
          </TextLink>
        </div>
        <p className="text-ink-soft text-sm">
          {round === 2 ? 'Second look, asked ' : 'Appealed '}
          {formatAgo(appealedAt)}
        </p>
      </header>
      <p>
        “{entryText(entry)}” on {formatDate(entry.at)},{' '}
        <TextLink to={reviewedWorkAddress(address, entry.gig.engagementId)}>{entry.gig.title}</TextLink>
      </p>
      <p className="whitespace-pre-wrap leading-relaxed wrap-anywhere">{words}</p>
      {entry.excused && !decision ? (
        <Alert tone="info" title="The business has excused it">
          <span className="whitespace-pre-line">{entry.excused.reason}</span>
        </Alert>
      ) : null}
      {decision ? (
        <Alert tone="info" title={decisions[decision.outcome].done}>
          <span className="whitespace-pre-line">{decision.reason}</span>
          <span className="mt-1 block text-sm">
            {decision.by ?? 'A former team member'}, {formatDateTime(decision.at)}
          </span>
        </Alert>
      ) : mayDecide ? (
        <div className="flex flex-wrap gap-3">
          {appealOutcomes.toReversed().map((one) =>
            one === 'excused' && (entry.excused || !isExcusable(entry.kind)) ? null : (
              <Button key={one} variant={one === 'struck' ? 'primary' : 'secondary'} onClick={() => setOutcome(one)}>
                {decisions[one].button}
              </Button>
            ),
          )}
        </div>
      ) : (
        <p className="text-ink-soft">You decided about this before. Another admin has to decide now.</p>
      )}
      {outcome === null ? null : <DecisionDialog appeal={appeal} outcome={outcome} onClose={() => setOutcome(null)} />}
    </article>
  );
}

interface DecisionDialogProps {
  readonly appeal: AdminReliabilityAppeal;
  readonly outcome: Outcome;
  readonly onClose: () => void;
}

const reasonInput = reliabilityDecisionInput.pick({ reason: true });

function DecisionDialog({ appeal: { id: appealId, person }, outcome, onClose }: DecisionDialogProps) {
  const { title, about, button, done } = decisions[outcome];
  const decide = useMutation(mutationOf(reliabilityAppealsApi.decide));
  const form = useForm({ resolver: zodResolver(reasonInput), defaultValues: { reason: '' } });
  return (
    <SendDialog
      form={form}
      title={title}
      description={`${about}${person.name} reads your reason beside the entry and in their messages.`}
      confirmLabel={button}
      failedTitle="We couldn’t save the decision"
      onSend={async ({ reason }) => {
        await decide.mutateAsync({ params: { appealId }, body: { outcome, reason } });
        toast({ title: `Entry ${done.toLowerCase()}` });
      }}
      onClose={onClose}
    >
      <FormField
        control={form.control}
        name="reason"
        label="Reason"
        hint={
          outcome === 'excused' ? 'The business reads this too. Don’t name an illness.' : 'What you checked and found.'
        }
        required
      >
        {(field) => <Textarea {...field} rows={5} limit={longest(reasonInput.shape.reason)} />}
      </FormField>
    </SendDialog>
  );
}
