import { useCallback, useEffect, useRef, useState } from 'react';
import { leadProvinces } from '#contract/contact/lead-options.ts';
import { charges, type PayingSide } from '#contract/pricing.ts';
import { costOfGig, mostPlanned } from '#domain/jobs/gig-cost.ts';
import { ChoiceSelect } from '#web/features/marketing/choice-select.tsx';
import { RepPrice } from '#web/features/marketing/rep-price.tsx';
import { formatRand, parseRand, plural } from '#web/lib/format.ts';
import { gigFee, gigWords, trial } from '#web/lib/site-facts.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

const words = {
  business: {
    title: 'What would your gig cost?',
    lead: 'You set the daily rate.',
  },
  rep: {
    title: 'What would you take home?',
    lead: 'Enter the day rate of a gig you have in mind.',
  },
} as const satisfies Record<PayingSide, unknown>;

interface Typed {
  readonly reps: string;
  readonly days: string;
  readonly place: string;
  readonly rate: string;
}

/** Reps times days times the daily pay, with the fees of a real gig. It asks for the rate, and suggests none. */
export function GigCalculator({ side }: { readonly side: PayingSide }) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const { title, lead } = words[side];

  const read = useCallback(() => {
    if (form.current) setTyped(Object.fromEntries(new FormData(form.current)) as unknown as Typed);
  }, []);
  // The browser restores what is typed before the page has its code.
  useEffect(read, [read]);

  const cost =
    typed &&
    costOfGig({ reps: Number(typed.reps), days: Number(typed.days), dayRateCents: parseRand(typed.rate) ?? 0 }, gigFee);
  const place = leadProvinces.find(({ value }) => value === typed?.place)?.label;
  const figure = cost && (side === 'business' ? cost.businessPaysCents : cost.repReceivesCents);

  return (
    <section aria-labelledby="calculator" className="page py-8 md:py-24">
      <div className="grid overflow-hidden rounded-panel border border-line bg-surface lg:grid-cols-[1.3fr_1fr]">
        <form
          ref={form}
          method="dialog"
          onInput={read}
          onSubmit={(event) => event.preventDefault()}
          className="p-5 md:p-9"
        >
          <h2 id="calculator" className="text-3xl md:text-4xl">
            {title}
          </h2>
          <p className="mt-2 mb-5 max-w-lg text-ink-soft leading-relaxed md:text-lg">{lead}</p>
          <div className="grid halves gap-4">
            <Field label="Reps">
              <TextInput name="reps" inputMode="numeric" autoComplete="off" defaultValue="1" maxLength={3} />
            </Field>
            <Field label="Days">
              <TextInput name="days" inputMode="numeric" autoComplete="off" defaultValue="2" maxLength={2} />
            </Field>
            <Field label="Place">
              <ChoiceSelect name="place" choices={leadProvinces} placeholder="Anywhere" />
            </Field>
            <Field label="Daily rate">
              <TextInput
                name="rate"
                inputMode="decimal"
                autoComplete="off"
                maxLength={9}
                leading={<span className="font-semibold">R</span>}
              />
            </Field>
          </div>
        </form>
        <output className="on-deep relative isolate flex flex-col justify-center overflow-hidden bg-deep p-5 md:p-9">
          <span
            aria-hidden="true"
            className="absolute inset-0 -z-10 [mask-image:linear-gradient(200deg,black,transparent_70%)]"
          >
            <span className="cloth block h-full text-on-deep opacity-15" />
          </span>
          {cost && figure ? (
            <>
              <span className="text-on-deep-soft">
                {side === 'business' ? 'You pay in total' : 'Each of you takes home'}
                {place ? `, in ${place}` : null}
              </span>
              <span className="figures mt-1 font-display font-extrabold text-5xl tracking-[-0.035em] md:text-6xl">
                {formatRand(figure)}
              </span>
              <span className="mt-3 leading-relaxed">
                {plural(Number(typed.reps), 'rep')} × {plural(Number(typed.days), 'day')} is{' '}
                {plural(cost.repDays, 'rep day')}.{' '}
                {side === 'business'
                  ? `Each rep receives ${formatRand(cost.repReceivesCents)}.`
                  : `The business pays ${formatRand(cost.businessPaysCents)} in total.`}
              </span>
            </>
          ) : (
            <span className="font-display font-semibold text-xl leading-snug">
              {typed && typed.rate.trim() !== ''
                ? `Enter whole numbers, up to ${mostPlanned.reps} reps and ${mostPlanned.days} days, and an amount in rand.`
                : 'Enter the reps, the days and the daily rate.'}
            </span>
          )}
          <span className="mt-4 block border-deep-line border-t pt-3 text-on-deep-soft text-sm leading-relaxed">
            {gigWords.fee[side]}{' '}
            {side === 'business' ? (
              `The account is ${formatRand(charges.business.monthlyCents)} a month${trial.business.after}.`
            ) : (
              <RepPrice free="The account is free.">
                The account is {formatRand(charges.rep.monthlyCents)} a month{trial.rep.after}.
              </RepPrice>
            )}
            <span className="mt-2 block">{gigWords.when[side]}</span>
          </span>
        </output>
      </div>
    </section>
  );
}
