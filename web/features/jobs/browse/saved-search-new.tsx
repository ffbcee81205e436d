import { useMutation } from '@tanstack/react-query';
import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { savedSearchesApi } from '#contract/jobs/saved-searches.ts';
import type { JobFilters } from '#contract/jobs/search.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { lazyDialog } from '#web/ui/lazy-dialog.tsx';
import { filterWords, suggestedName } from './filter-words.ts';
import { useFilterNames } from './use-places-with-jobs.ts';

const SavedSearchDialog = lazyDialog(
  () => import('./saved-search-dialog.tsx'),
  ({ title }) => title,
);

/** Saves these filters under a name, with emails of new results. */
export function SaveSearch({ filters }: { readonly filters: JobFilters }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        icon={<Bookmark aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        Save this search
      </Button>
      {open ? <SaveDialog filters={filters} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function SaveDialog({ filters, onClose }: { readonly filters: JobFilters; readonly onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const save = useMutation(mutationOf(savedSearchesApi.save));
  const name = suggestedName(filterWords(filters, useFilterNames(filters)));
  return (
    <SavedSearchDialog
      title="Save this search"
      description="Find these jobs again with one tap. We can also email you new ones."
      confirmLabel="Save search"
      start={{ name, mail: 'daily' }}
      onClose={onClose}
      onSave={async (chosen) => {
        await save.mutateAsync({ body: { ...chosen, filters }, idempotencyKey: key });
        toast({ title: 'Search saved', description: 'You’ll find it under Saved.' });
      }}
    />
  );
}
