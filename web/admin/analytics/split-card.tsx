import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Figure, figureUnits } from '#contract/analytics/figures.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { splitQuery } from './api.ts';
import { type GroupName, groupOf } from './chart-groups.ts';
import { figureNames } from './figure-names.ts';
import type { Shown } from './shown.ts';
import { valueText } from './value-texts.ts';

interface SplitCardProps {
  readonly group: GroupName;
  readonly shown: Shown;
  readonly days: { readonly from: string; readonly to: string };
  readonly addressWith: (changes: Readonly<Record<string, string | undefined>>) => string;
}

const parts = { province: 'By province', industry: 'By industry' } as const;

/** Rows without a location. */
const placeless: ReadonlySet<Figure> = new Set(['owed', 'paid_out']);

/** One figure over the whole period, by part of the market: bars that are rows of a table. */
export function SplitCard({ group, shown, days, addressWith }: SplitCardProps) {
  const figures: readonly Figure[] = [
    ...new Set(groupOf(group).charts.flatMap(({ columns }) => columns.flatMap(({ figure }) => figure ?? []))),
  ].filter((figure) => !placeless.has(figure));
  const [chosen, setChosen] = useState<Figure | null>(null);
  const figure = chosen && figures.includes(chosen) ? chosen : figures[0];
  if (!figure) return null;
  return (
    <Card
      title="By province and industry"
      description="Totals for all periods above. Payments that aren’t for gigs have no province or industry."
    >
      <Field label="Figure" className="mb-5 max-w-md">
        <Select
          options={figures.map((value) => ({ value, label: figureNames[value] }))}
          value={figure}
          onChange={(value) => setChosen(value as Figure)}
        />
      </Field>
      <div className="grid gap-8 lg:grid-cols-2">
        <Split key={`${figure} province`} by="province" {...{ figure, shown, days, addressWith }} />
        <Split key={`${figure} industry`} by="industry" {...{ figure, shown, days, addressWith }} />
      </div>
    </Card>
  );
}

interface SplitProps extends Omit<SplitCardProps, 'group'> {
  readonly figure: Figure;
  readonly by: 'province' | 'industry';
}

function Split({ figure, by, shown, days, addressWith }: SplitProps) {
  const { province, industry } = shown;
  const { data, error, isFetching, refetch } = useQuery(splitQuery({ figure, ...days, by, province, industry }));
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-48 w-full" label={`Loading ${parts[by]}`} grows />;
  const isMoney = figureUnits[figure] === 'cents';
  const rows = data
    .map(({ name, count, amount }) => ({ name, value: isMoney ? amount : count, count }))
    .toSorted((one, other) => Math.abs(other.value) - Math.abs(one.value));
  const most = Math.max(1, ...rows.map(({ value }) => Math.abs(value)));
  if (rows.length === 0) return <p className="text-ink-soft">Nothing in this period.</p>;
  return (
    <table className="w-full self-start text-[0.9375rem]">
      <caption className="mb-2 text-start font-semibold">{parts[by]}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{by}</th>
          <th scope="col">{figureNames[figure]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name} className="border-line border-b last:border-0">
            <th scope="row" className="w-36 py-2 pe-3 text-start font-normal">
              {name === 'not named' ? 'Not specified' : name}
            </th>
            <td className="py-2">
              <span className="flex items-center gap-3">
                <span aria-hidden="true" className="min-w-0 flex-1">
                  <span
                    className="block h-4 rounded-e-sm bg-brand"
                    style={{ width: `${(100 * Math.abs(value)) / most}%` }}
                  />
                </span>
                <TextLink
                  to={addressWith({ rows: figure, rowsFrom: days.from, rowsTo: days.to, [by]: name })}
                  className="figures inline-grid min-h-10 min-w-10 items-center justify-end whitespace-nowrap md:min-h-6 md:min-w-6"
                >
                  {valueText(isMoney ? 'rand' : 'count', value)}
                  <VisuallyHidden>
                    {' '}
                    – show rows of {by} {name === 'not named' ? 'Not specified' : name}
                  </VisuallyHidden>
                </TextLink>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
