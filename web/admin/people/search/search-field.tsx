import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronsDown, type LucideIcon, Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { longestSearch, shortestSearch } from '#contract/admin/options.ts';
import { type Found, type FoundKind, panelSearchApi } from '#contract/admin/panel-search.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { formatRand, plural } from '#web/lib/format.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { useDelayed } from '#web/lib/use-delayed.ts';
import { foundWords, stateInWords } from './found-words.ts';

const searchQuery = (q: string, kind: FoundKind | undefined) =>
  queryOptions({ ...queryOf(panelSearchApi.search, { query: { q, kind } }), placeholderData: keepPreviousData });

/** A tab of the panel, or a list in one. */
export interface PanelPage {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
}

/** A search result: a page, an item, or a link to more of its kind. */
type Hit =
  | { readonly is: 'page'; readonly page: PanelPage }
  | { readonly is: 'found'; readonly kind: FoundKind; readonly found: Found }
  | { readonly is: 'more'; readonly kind: FoundKind };

interface Group {
  readonly value: FoundKind | 'pages';
  readonly items: readonly Hit[];
}

const keyOf = (hit: Hit) =>
  hit.is === 'page' ? hit.page.to : hit.is === 'found' ? `${hit.kind} ${hit.found.id}` : `more ${hit.kind}`;

const labelOf = (hit: Hit) =>
  hit.is === 'page' ? hit.page.label : hit.is === 'found' ? hit.found.title : `More ${foundWords[hit.kind].label}`;

const tidy = (typed: string) => typed.trim().slice(0, longestSearch);

interface SearchFieldProps {
  readonly pages: readonly PanelPage[];
  readonly onChosen: () => void;
}

/** Results appear below the field, grouped by kind; arrow keys choose, Enter opens. */
export function SearchField({ pages, onChosen }: SearchFieldProps) {
  const [q, setQ] = useState('');
  // The kind of which all results are shown, for this text.
  const [all, setAll] = useState<{ readonly kind: FoundKind; readonly q: string }>();
  const only = all?.q === q ? all.kind : undefined;
  const [typed, setTyped] = useDelayed(q, setQ, tidy);
  const isLong = q.length >= shortestSearch;
  const { data, error, isPending } = useQuery({ ...searchQuery(q, only), enabled: isLong });
  const navigate = useNavigate();
  const found = isLong ? data : undefined;
  const named = only === undefined && q !== '' ? pages.filter(({ label }) => startsWord(label, q)) : [];
  const groups: Group[] = [
    { value: 'pages' as const, items: named.map((page): Hit => ({ is: 'page', page })) },
    ...(Object.keys(foundWords) as FoundKind[]).map((kind) => ({
      value: kind,
      items: [
        ...(found?.[kind] ?? []).map((one): Hit => ({ is: 'found', kind, found: one })),
        ...(only === undefined && found?.more.includes(kind) ? [{ is: 'more', kind } as const] : []),
      ],
    })),
  ].filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.filter(({ is }) => is !== 'more').length, 0);
  const inWords = () => {
    if (q === '') return 'Pages, people, companies, jobs, payments, payouts, disputes, conversations and certificates.';
    if (!isLong) return count > 0 ? plural(count, 'page') : `Enter ${shortestSearch} characters or more.`;
    if (error) return `We couldn’t search: ${error.message}`;
    if (isPending) return 'Searching…';
    return count > 0 ? plural(count, 'result') : `No results for “${q}”.`;
  };
  const open = (hit: Hit) => {
    if (hit.is === 'more') return setAll({ kind: hit.kind, q });
    onChosen();
    if (hit.is === 'page') return void navigate(hit.page.to);
    void navigate(
      foundWords[hit.kind].to(hit.found),
      hit.kind === 'certificates' ? { state: { certificate: hit.found.title } } : {},
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
        // Choosing a result opens it, and doesn't replace the search text.
        if (reason !== 'item-press') setTyped(value);
      }}
      itemToStringValue={labelOf}
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
            aria-label="Search pages, people, companies, jobs, payments, payouts, disputes, conversations and certificates"
            placeholder="Name, email, title, number or amount"
            maxLength={longestSearch}
            // Its code may have come after the dialog, which focuses the field.
            autoFocus
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
              {kind === 'pages' ? 'Pages' : foundWords[kind].label}
            </Base.GroupLabel>
            <Base.Collection>
              {(hit: Hit) => (
                <Base.Item
                  key={keyOf(hit)}
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

/** Whether a word of the label starts with it. */
const startsWord = (label: string, text: string) => ` ${label.toLowerCase()}`.includes(` ${text.toLowerCase()}`);

function HitLine({ hit }: { readonly hit: Hit }) {
  if (hit.is !== 'found') {
    const Icon = hit.is === 'page' ? hit.page.icon : ChevronsDown;
    return (
      <>
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        <span className="font-semibold leading-6">
          {hit.is === 'page' ? hit.page.label : `Show more ${foundWords[hit.kind].label.toLowerCase()}`}
        </span>
      </>
    );
  }
  const { title, detail, at, cents } = hit.found;
  const Icon = foundWords[hit.kind].icon;
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
