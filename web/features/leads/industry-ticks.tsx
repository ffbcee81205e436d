import { leadIndustries } from '#contract/contact/lead-options.ts';

/** A multi-select of industries, as tappable labels. */
export function IndustryTicks({ chosen }: { readonly chosen: readonly string[] }) {
  return (
    <fieldset className="md:col-span-2">
      <legend className="mb-2.5 font-semibold text-[0.9375rem]">
        Preferred industries{' '}
        <span className="ms-1 font-normal text-ink-soft text-sm">optional, as many as you like</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {leadIndustries.map(({ value, label }) => (
          <label
            key={value}
            className="wrap-anywhere relative inline-flex min-h-10 max-w-full cursor-pointer items-center rounded-full border border-line-strong px-[min(1rem,5vw)] font-medium text-[min(0.9375rem,5.5vw)] transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              name="industries"
              value={value}
              defaultChecked={chosen.includes(value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
