import { formatCount } from '#web/lib/format.ts';
import type { Option } from '#web/ui/option.ts';

/** The options of a select, each with how many jobs it finds as soon as that is known: `Gauteng (12)`. */
export function countedOptions<Value extends string>(
  values: readonly Value[],
  counts: readonly { readonly value: string; readonly jobs: number }[] | undefined,
  labelOf: (value: Value) => string = (value) => value,
): Option[] {
  return values.map((value) => {
    const jobs = counts?.find((count) => count.value === value)?.jobs;
    return { value, label: jobs === undefined ? labelOf(value) : `${labelOf(value)} (${formatCount(jobs)})` };
  });
}
