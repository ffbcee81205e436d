import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type SavedSearch, type SearchMail, savedSearchesApi, searchMails } from '#contract/jobs/saved-searches.ts';
import { AskFirst } from '#web/lib/ask-first.tsx';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { toast } from '#web/lib/toast.ts';
import { useTrialRefusal } from '#web/lib/trial-closed.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Select } from '#web/ui/select.tsx';
import { filterWords, mailLabels } from './filter-words.ts';
import { addressOfJobs } from './filters-in-address.ts';
import { useFilterNames } from './use-places-with-jobs.ts';

const SavedSearchDialog = lazyDialog(
  () => import('./saved-search-dialog.tsx'),
  ({ title }) => title,
);

/** A saved search: its filters, its email schedule, and a link to its results. */
export function SavedSearchCard({ search }: { readonly search: SavedSearch }) {
  const params = { searchId: search.id };
  const words = filterWords(search.filters, useFilterNames(search.filters));
  const change = useMutation(mutationOf(savedSearchesApi.change));
  const [renaming, setRenaming] = useState(false);
  const refusal = useTrialRefusal(savedSearchesApi.change);
  const shownMail = change.isPending ? (change.variables.body.mail ?? search.mail) : search.mail;

  function mail(wanted: string | null) {
    if (wanted === null) return;
    change.mutate(
      { params, body: { mail: wanted as SearchMail } },
      {
        onSuccess: () =>
          toast({ title: 'Email setting saved', description: `${search.name}: ${mailLabels[wanted as SearchMail]}` }),
        onError: (error) => failureToast('We couldn’t save this setting', error),
      },
    );
  }

  return (
    <article
      aria-label={search.name}
      className="rounded-card border border-line bg-surface p-(--gutter) shadow-card md:p-6"
    >
      <h3 className="break-words text-xl">{search.name}</h3>
      <p className="mt-1 break-words text-ink-soft text-[0.9375rem]">
        {words.map(({ text }) => text).join(' · ') || 'All open jobs'}
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Field label="Email me new jobs" className="w-full sm:w-56">
          <Select
            options={searchMails.map((value) => ({ value, label: mailLabels[value] }))}
            value={shownMail}
            onChange={mail}
            disabled={refusal !== null}
          />
        </Field>
        {refusal ? null : (
          <>
            <LinkButton to={addressOfJobs(search.filters)} full="phone">
              Show jobs
            </LinkButton>
            <Button variant="secondary" onClick={() => setRenaming(true)} aria-label={`Rename ${search.name}`}>
              Rename
            </Button>
          </>
        )}
        <DeleteSearch search={search} />
      </div>
      {refusal ? (
        <p className="mt-3 text-ink-soft text-sm leading-snug">We’re not sending emails for this search. {refusal}</p>
      ) : null}
      {renaming ? (
        <SavedSearchDialog
          title="Edit saved search"
          description="The filters stay the same."
          confirmLabel="Save changes"
          start={{ name: search.name, mail: search.mail }}
          onClose={() => setRenaming(false)}
          onSave={async (chosen) => {
            await change.mutateAsync({ params, body: chosen });
          }}
        />
      ) : null}
    </article>
  );
}

function DeleteSearch({ search }: { readonly search: SavedSearch }) {
  const remove = useMutation(mutationOf(savedSearchesApi.remove));
  return (
    <AskFirst
      trigger={
        <Button variant="ghost" aria-label={`Delete ${search.name}`}>
          Delete
        </Button>
      }
      title="Delete this search?"
      description={`We’ll delete “${search.name}” and stop its emails. Your saved jobs stay.`}
      confirmLabel="Delete search"
      failed="We couldn’t delete the search"
      act={async () => {
        await remove.mutateAsync({ params: { searchId: search.id } });
        toast({ title: 'Search deleted' });
      }}
    />
  );
}
