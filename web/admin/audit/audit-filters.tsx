import { useSearchParams } from 'react-router';
import { type AuditFilter, type AuditGroup, auditFilter, auditGroupNames } from '#contract/operators/audit.ts';
import { SearchForm } from '#web/features/lists/search-form.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';

const groupLabels: Readonly<Record<AuditGroup, string>> = {
  access: 'Sign-in',
  users: 'Users',
  vetting: 'Vetting',
  jobs: 'Jobs',
  matches: 'Matches',
  payments: 'Payments',
  payouts: 'Payouts',
  disputes: 'Disputes and gigs',
  support: 'Support and enquiries',
  courses: 'Courses',
  team: 'Team and settings',
};

const groups = auditGroupNames.map((value) => ({ value, label: groupLabels[value] }));

const outcomes = [
  { value: 'done', label: 'Done' },
  { value: 'refused', label: 'Refused' },
];

const names = ['search', 'about', 'outcome', 'from', 'until'] as const satisfies readonly (keyof AuditFilter)[];

/** The filters in the URL. Invalid values are ignored. */
export function useAuditFilter() {
  const [address, setAddress] = useSearchParams();
  const filter: AuditFilter = Object.fromEntries(
    names.flatMap((name) => {
      const asked = address.get(name);
      return asked && auditFilter.shape[name].safeParse(asked).success ? [[name, asked]] : [];
    }),
  );
  const change = (changes: Partial<Record<keyof AuditFilter, string | null>>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const showAll = () => change(Object.fromEntries(names.map((name) => [name, null])));
  return { filter, change, showAll, isNarrowed: Object.keys(filter).length > 0 };
}

export function AuditFilters() {
  const { filter, change, showAll, isNarrowed } = useAuditFilter();
  const { search = '', about, outcome, from, until } = filter;
  return (
    <div className="mb-4">
      <SearchForm
        key={search}
        label="Search the audit log by person, reason, ID or network address"
        placeholder="Person, reason, ID or network address"
        search={search}
        onSearch={(text) => change({ search: text })}
      />
      <div className="grid min-w-0 grid-cols-2 gap-3 md:grid-cols-4">
        <Field label="Category">
          <Select
            options={groups}
            value={about ?? null}
            onChange={(value) => change({ about: value })}
            placeholder="All categories"
          />
        </Field>
        <Field label="Outcome">
          <Select
            options={outcomes}
            value={outcome ?? null}
            onChange={(value) => change({ outcome: value })}
            placeholder="All outcomes"
          />
        </Field>
        <Field label="From">
          <DateInput value={from ?? ''} max={until} onChange={(value) => change({ from: value })} />
        </Field>
        <Field label="Until">
          <DateInput value={until ?? ''} min={from} onChange={(value) => change({ until: value })} />
        </Field>
      </div>
      {isNarrowed ? (
        <Button variant="ghost" size="small" className="mt-3" onClick={showAll}>
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}
