import { useSearchParams } from 'react-router';
import type { UserFilter, UserSort } from '#contract/admin/admin.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Option } from '#web/ui/option.ts';
import { Select } from '#web/ui/select.tsx';

type Narrowed = Exclude<keyof UserFilter, 'search'>;

interface Choice {
  readonly label: string;
  readonly all: string;
  readonly options: readonly Option[];
}

const choices: Record<Narrowed, Choice> = {
  type: {
    label: 'Type',
    all: 'All types',
    options: [
      { value: 'sales_rep', label: 'Sales rep' },
      { value: 'business', label: 'Business' },
      { value: 'both', label: 'Both' },
    ],
  },
  state: {
    label: 'State',
    all: 'All accounts',
    options: [
      { value: 'active', label: 'Active' },
      { value: 'suspended', label: 'Suspended' },
      { value: 'unconfirmed', label: 'Not confirmed' },
    ],
  },
  legal: {
    label: 'Legal status',
    all: 'Any status',
    options: [
      { value: 'none', label: 'Nothing submitted' },
      { value: 'pending', label: 'Under review' },
      { value: 'approved', label: 'Approved' },
      { value: 'rejected', label: 'Rejected' },
    ],
  },
  plan: {
    label: 'Plan',
    all: 'Any plan',
    options: [
      { value: 'trial', label: 'On trial' },
      { value: 'subscribed', label: 'Subscribed' },
      { value: 'neither', label: 'Neither' },
    ],
  },
};

const names = Object.keys(choices) as Narrowed[];

/** Filters and sort order of the user list, in the URL. */
export function useUserFilter() {
  const [address, setAddress] = useSearchParams();
  const chosen = names.flatMap((name) => {
    const value = choices[name].options.find((option) => option.value === address.get(name))?.value;
    return value === undefined ? [] : [[name, value] as const];
  });
  const search = address.get('search')?.trim();
  const filter = { ...Object.fromEntries(chosen), ...(search && { search }) } as UserFilter;
  const sort: UserSort = address.get('sort') === 'email' ? 'email' : 'joined';
  const change = (changes: Readonly<Record<string, string | null>>, { replace = true } = {}) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const showAll = () => change(Object.fromEntries([...names, 'search'].map((name) => [name, null])));
  return { filter, sort, change, showAll, isNarrowed: chosen.length > 0 };
}

const sorts: readonly Option[] = [
  { value: 'joined', label: 'Newest first' },
  { value: 'email', label: 'Email A to Z' },
];

export function UserFilters() {
  const { filter, sort, change, showAll, isNarrowed } = useUserFilter();
  return (
    <div className="mb-4 grid gap-3">
      <div className="grid min-w-0 grid-cols-2 gap-3 md:grid-cols-5">
        {names.map((name) => (
          <Field key={name} label={choices[name].label}>
            <Select
              options={choices[name].options}
              value={filter[name] ?? null}
              onChange={(value) => change({ [name]: value })}
              placeholder={choices[name].all}
            />
          </Field>
        ))}
        <Field label="Sort by">
          <Select
            options={sorts}
            value={sort}
            onChange={(value) => change({ sort: value === 'email' ? value : null })}
          />
        </Field>
      </div>
      {isNarrowed ? (
        <Button variant="ghost" size="small" className="justify-self-start" onClick={showAll}>
          Clear filters
        </Button>
      ) : null}
    </div>
  );
}
