import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { JobDetail } from '#contract/jobs/jobs.ts';
import type { SalesTerms, SalesTermsInput } from '#contract/jobs/sales-terms.ts';
import { type RehireInput, type RehirePlan, rehireApi } from '#contract/trust/rehire.ts';
import type { emptyPlaceChoices } from '#contract/trust/rehire-options.ts';
import { isWage } from '#domain/jobs/job-pay.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { conflictTexts } from '#texts/trust/rehire.ts';
import { CopiedSalesTerms } from '#web/features/jobs/sales-terms/copied.tsx';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { standbyOfJobQuery } from '#web/features/standby/api.ts';
import { StandbySignDialog } from '#web/features/standby/sign-dialog.tsx';
import { ApiError } from '#web/lib/api-client.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { plural } from '#web/lib/format.ts';
import { gigFee } from '#web/lib/site-facts.ts';
import { toast } from '#web/lib/toast.ts';
import { useKeyFor } from '#web/lib/use-key-for.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { rehireCheckQuery } from './api.ts';
import { OpenJobChoice } from './open-job.tsx';
import { jobOfRehire, momentOf, startOfRehire } from './plan.ts';
import { RepPictureButton } from './rep-picture-button.tsx';
import { RehireDays } from './team-days.tsx';
import { useSettled } from './use-settled.ts';

interface Member {
  readonly engagementId: string;
  readonly repName: string;
}

interface TeamFormProps {
  readonly job: JobDetail;
  readonly team: readonly Member[];
  /** What sales pay on the job before. */
  readonly salesTerms: SalesTerms | null;
  readonly now: Date;
}

const emptyPlaces: readonly { readonly value: (typeof emptyPlaceChoices)[number]; readonly label: string }[] = [
  { value: 'applicants', label: 'I choose from other applicants' },
  { value: 'standby', label: 'Offer them to reps on standby' },
];

/** Chooses reps of a team, the day, the pay and the deadline, and invites all of them in one act. */
export function TeamForm({ job, team, salesTerms: before, now }: TeamFormProps) {
  const [chosen, setChosen] = useState(() => team.map(({ engagementId }) => engagementId));
  const [values, setValues] = useState(() => startOfRehire(job, team.length, now));
  const [salesTerms, setSalesTerms] = useState<SalesTermsInput | null>(before);
  const [openJob, setOpenJob] = useState<string | null>(null);
  const [rest, setRest] = useState<(typeof emptyPlaceChoices)[number]>('applicants');
  const [signing, setSigning] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const keyFor = useKeyFor();
  const send = useMutation(mutationOf(rehireApi.send));
  const standby = useQuery(standbyOfJobQuery(openJob ?? job.id));
  const target: RehirePlan['job'] | null =
    openJob === null ? jobOfRehire(job, values, { now, salesTerms }) : { kind: 'open', jobId: openJob };
  const plan = useSettled(
    target && chosen.length > 0 ? { engagementIds: team.map((one) => one.engagementId), job: target } : null,
  );
  const check = useQuery(rehireCheckQuery(plan));
  const conflicts = new Map(
    check.data?.reps.flatMap((rep) => (rep.conflict ? [[rep.engagementId, rep.conflict]] : [])),
  );
  const inTheWay = chosen.filter((id) => conflicts.has(id)).length;
  const { dates, from, to } = values;
  const asked = { day: dates[0] || dayInSouthAfrica(now), from, to };
  const answerBy = momentOf(values.answerBy);
  const paysFromSales = !isWage(job) && gigFee.gigsPaidHere;
  const lacksTerms = openJob === null && paysFromSales && salesTerms === null;
  const ready =
    target !== null &&
    chosen.length > 0 &&
    answerBy !== null &&
    inTheWay === 0 &&
    !lacksTerms &&
    (rest === 'applicants' || standby.data !== undefined);
  // A new job has no signature yet.
  const signs = rest === 'standby' && (openJob === null || standby.data?.automatic == null);

  async function invite(signed: RehireInput['signed']) {
    // Filled in when it was submitted. What has changed since, the server refuses.
    if (target === null || answerBy === null) return;
    const body = { engagementIds: chosen, job: target, answerBy: answerBy.toISOString(), emptyPlaces: rest, signed };
    await send.mutateAsync({ body, idempotencyKey: keyFor(body) });
    toast({ title: `${plural(chosen.length, 'rep')} invited`, description: 'You’ll see their answers here.' });
    setChosen([]);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!ready || send.isPending) return;
    setFailure(null);
    if (signs) return setSigning(true);
    try {
      await invite(null);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error);
    }
  }

  return (
    <Card title="Who, when and for how much">
      <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
        <fieldset>
          <legend className="font-semibold">Reps</legend>
          <ul className="mt-2 grid gap-1">
            {team.map(({ engagementId, repName }) => {
              const conflict = conflicts.get(engagementId);
              const on = chosen.includes(engagementId);
              return (
                <li key={engagementId} className="flex flex-wrap items-start justify-between gap-x-3">
                  <Checkbox
                    label={repName}
                    checked={on}
                    error={conflict && on ? `${repName} ${conflictTexts[conflict]}.` : null}
                    hint={conflict && !on ? `${repName} ${conflictTexts[conflict]}.` : undefined}
                    onChange={(add) =>
                      setChosen(add ? [...chosen, engagementId] : chosen.filter((id) => id !== engagementId))
                    }
                  />
                  <RepPictureButton engagementId={engagementId} repName={repName} size="small" asked={asked} />
                </li>
              );
            })}
          </ul>
        </fieldset>
        <OpenJobChoice title={job.title} value={openJob} onChange={setOpenJob} />
        {openJob === null ? <RehireDays values={values} now={now} onChange={setValues} /> : null}
        {openJob === null && (salesTerms || paysFromSales) ? (
          <CopiedSalesTerms
            job={{ jobType: job.jobType, compensationCents: (values.dayCents ?? 0) * values.dates.length }}
            terms={salesTerms}
            onChange={setSalesTerms}
          />
        ) : null}
        <Field label="Answer by" hint="South African time. Reps can’t accept after it." required className="max-w-xs">
          <TextInput
            type="datetime-local"
            value={values.answerBy}
            onChange={({ target: { value } }) => setValues({ ...values, answerBy: value })}
          />
        </Field>
        {standby.data?.paidHere === false ? null : (
          <RadioGroup
            legend="Places that stay empty"
            options={emptyPlaces}
            value={rest}
            onChange={(value) => setRest(value === 'standby' ? 'standby' : 'applicants')}
          />
        )}
        {rest === 'standby' && standby.error ? (
          <QueryTrouble error={standby.error} busy={standby.isFetching} onRetry={() => void standby.refetch()} />
        ) : null}
        {check.error ? <CheckTrouble check={check} /> : null}
        {failure ? (
          <Alert tone="danger" title={failure.title} announce>
            {[failure.message, ...Object.values(failure.fields)].join(' ')}
          </Alert>
        ) : null}
        <div>
          <Button type="submit" full="phone" busy={send.isPending} disabled={!ready}>
            Invite {plural(chosen.length, 'rep')}
          </Button>
          <p role="status" className="mt-2 text-ink-soft text-sm">
            {inTheWay > 0
              ? `Take ${plural(inTheWay, 'rep')} off the list first.`
              : lacksTerms
                ? 'Set what sales pay first.'
                : 'Nothing is charged now. You pay once a rep has agreed to the terms.'}
          </p>
        </div>
      </form>
      {signing && standby.data ? (
        <StandbySignDialog
          jobId={openJob ?? job.id}
          otherDays={openJob === null}
          standby={standby.data}
          confirmLabel={`Sign and invite ${plural(chosen.length, 'rep')}`}
          onSigned={invite}
          onClose={() => setSigning(false)}
        />
      ) : null}
    </Card>
  );
}

/** What the server refuses, such as a day that has passed, is the same when it is tried again. */
function CheckTrouble({ check: { error, isFetching, refetch } }: { readonly check: UseQueryResult }) {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429)
    return (
      <Alert tone="danger" title={error.title} announce>
        {[error.message, ...Object.values(error.fields)].join(' ')}
      </Alert>
    );
  return error ? <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} /> : null;
}
