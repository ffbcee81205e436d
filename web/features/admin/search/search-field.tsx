import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Found, type FoundKind, panelSearchApi, shortestSearch } from '#contract/panel-search.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { formatRand, plural } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { longest } from '#web/lib/longest.ts';
import { useDelayed } from '#web/lib/use-delayed.ts';
import { foundWords, stateInWords } from './found-words.ts';

const searchQuery = (q: string) =>
  queryOptions({ ...queryOf(panelSearchApi.search, { query: { q } }), placeholderData: keepPreviousData });

interface Hit extends Found {
  readonly kind: FoundKind;
}

const most = longest(panelSearchApi.search.query.shape.q);

const tidy = (typed: string) => typed.trim().slice(0, most);

/** What is found stands below the field, by kind; arrows choose, Enter opens. */
export function SearchField({ onChosen }: { readonly onChosen: () => void }) {
  const [q, setQ] = useState('');
  const [typed, setTyped] = useDelayed(q, setQ, tidy);
  const isLong = q.length >= shortestSearch;
  const { data, error, isPending } = useQuery({ ...searchQuery(q), enabled: isLong });
  const navigate = useNavigate();
  const groups = (Object.keys(foundWords) as FoundKind[]).flatMap((kind) => {
    const items = (isLong ? (data?.[kind] ?? []) : []).map((found): Hit => ({ ...found, kind }));
    return items.length > 0 ? [{ value: kind, items }] : [];
  });
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const inWords = () => {
    if (q === '') return `People, companies, jobs, payments and certificates, from ${shortestSearch} characters on.`;
    if (!isLong) return `Type ${shortestSearch} characters or more: nothing is looked for by fewer.`;
    if (error) return `It could not be looked for: ${error.message}`;
    if (isPending) return 'Looking…';
    return count > 0 ? plural(count, 'result') : `Nothing is called “${q}”, and nothing sounds like it.`;
  };
  const open = (hit: Hit) => {
    onChosen();
    void navigate(
      foundWords[hit.kind].to(hit),
      hit.kind === 'certificates' ? { state: { certificate: hit.title } } : {},
    );
  };
  return (
    <Base.Root
      inline
      open
      items={groups}
      filter={null}
      mode="none"
      value={typed}
      onValueChange={(value, { reason }) => {
        // What was chosen is opened, and does not become what is looked for.
        if (reason !== 'item-press') setTyped(value);
      }}
      itemToStringValue={(hit: Hit) => hit.title}
      autoHighlight="always"
      keepHighlight
    >
      <search>
        <form className="relative" onSubmit={(event) => event.preventDefault()}>
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3 my-auto size-5 text-ink-soft"
          />
          <Base.Input
            aria-label="Search people, companies, jobs, payments and certificates"
            placeholder="Name, email, title or number"
            maxLength={most}
            autoComplete="off"
            enterKeyHint="search"
            className="control ps-11"
          />
        </form>
      </search>
      <p role="status" className="mt-3 text-ink-soft text-sm">
        {inWords()}
      </p>
      <Base.List className="mt-2 grid gap-4 outline-none data-empty:hidden">
        {({ value: kind, items }: (typeof groups)[number]) => (
          <Base.Group key={kind} items={items}>
            <Base.GroupLabel className="px-3 py-1 font-semibold text-ink-soft text-sm">
              {foundWords[kind].label}
            </Base.GroupLabel>
            <Base.Collection>
              {(hit: Hit) => (
                <Base.Item
                  key={`${hit.kind} ${hit.id}`}
                  value={hit}
                  onClick={() => open(hit)}
                  className="flex min-h-12 cursor-default select-none items-center gap-3 rounded-md px-3 py-2 outline-none data-highlighted:bg-brand-soft data-highlighted:text-on-brand-soft"
                >
                  <HitLine hit={hit} />
                </Base.Item>
              )}
            </Base.Collection>
          </Base.Group>
        )}
      </Base.List>
    </Base.Root>
  );
}

function HitLine({ hit: { kind, title, detail, at, cents } }: { readonly hit: Hit }) {
  const Icon = foundWords[kind].icon;
  return (
    <>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="grid min-w-0 flex-1">
        <span className="font-semibold leading-6 wrap-anywhere">{title}</span>
        <span className="text-sm leading-5 opacity-85 wrap-anywhere">
          {[stateInWords(detail), formatDate(at)].filter(Boolean).join(' · ')}
        </span>
      </span>
      {cents === null ? null : <span className="figures whitespace-nowrap text-sm">{formatRand(cents)}</span>}
    </>
  );
}
