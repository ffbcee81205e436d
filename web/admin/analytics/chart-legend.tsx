import type { Chart } from './chart-columns.ts';
import { lookOf } from './figure-chart.tsx';

/** Legend: each label beside a stroke as drawn. */
export function ChartLegend({ chart }: { readonly chart: Chart }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
      {chart.columns
        .filter(({ undrawn }) => !undrawn)
        .map(({ label }, number) => {
          const { colour, dash } = lookOf(number);
          return (
            <li key={label} className="flex items-center gap-2">
              <svg width="28" height="12" aria-hidden="true">
                {chart.draws === 'bars' ? (
                  <rect width="12" height="12" x="8" rx="2" fill={colour} />
                ) : (
                  <path d="M0 6h28" stroke={colour} strokeWidth="3" strokeDasharray={dash} />
                )}
              </svg>
              {label}
            </li>
          );
        })}
    </ul>
  );
}
