import { renderToStaticMarkup } from 'react-dom/server';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import type { Terms } from '#contract/engagements/terms.ts';
import { addDays } from '#domain/shared/calendar-day.ts';
import { ChangeTermsLabour } from './change-labour.tsx';

const terms = {
  ...{ as: 'business', repName: 'Thabo', companyName: 'Ubuntu Foods', jobType: 'Contract' },
  otherDays: Array.from({ length: 14 }, (_, at) => ({ day: addDays('2027-02-01', at), minutes: 480 })),
} as unknown as Terms;

function Filled({ dates }: { readonly dates: readonly string[] }) {
  const schedule = { kind: 'days', dates, from: '14:00', to: '22:00', breakMinutes: 0 };
  return (
    <FormProvider {...useForm({ defaultValues: { schedule, startDate: null } })}>
      <ChangeTermsLabour terms={terms} />
    </FormProvider>
  );
}

test('the business reads what its changed days ask and lead to before it signs', () => {
  const text = renderToStaticMarkup(<Filled dates={['2027-01-12']} />);
  expect(text).toContain('Work after 18:00 or before 06:00.');
  expect(text).toContain('Thabo would work 40 hours a month for Ubuntu Foods');
  expect(text).toContain('40 hours a month with one business');
});

test('without days there is nothing to read', () => {
  expect(renderToStaticMarkup(<Filled dates={[]} />)).toBe('');
});
