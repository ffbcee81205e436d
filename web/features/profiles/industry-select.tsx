import { repIndustries } from '#contract/profiles/options.ts';
import { branchOf, type RepIndustry } from '#domain/profiles/preferred-industry.ts';
import type { Option } from '#web/ui/option.ts';
import { Select } from '#web/ui/select.tsx';

export interface PreferredIndustry {
  readonly industry: RepIndustry | null;
  /** The narrower one, from the catalogue. */
  readonly preferredIndustryId: string | null;
}

interface IndustrySelectProps extends Omit<React.ComponentProps<typeof Select>, 'options' | 'value' | 'onChange'> {
  readonly value: PreferredIndustry;
  /** The industries of the catalogue. */
  readonly trades: readonly Option[];
  readonly onChange: (value: PreferredIndustry) => void;
}

/** The branches, and catalogue industries with other names: one select, as at sign-up. */
export function IndustrySelect({ value, trades, onChange, ...field }: IndustrySelectProps) {
  const isBranch = ({ label }: Option) => repIndustries.some((branch) => branch.label === label);
  const chosen = trades.find((trade) => trade.value === value.preferredIndustryId);
  return (
    <Select
      {...field}
      options={[...repIndustries, ...trades.filter((trade) => !isBranch(trade))]}
      value={chosen && !isBranch(chosen) ? chosen.value : value.industry}
      onChange={(next) => {
        const branch = repIndustries.find((one) => one.value === next);
        const trade = trades.find((one) => (branch ? one.label === branch.label : one.value === next));
        onChange({
          industry: branch?.value ?? (trade ? branchOf(trade.label) : null),
          preferredIndustryId: trade?.value ?? null,
        });
      }}
    />
  );
}
