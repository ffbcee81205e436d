import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { interviewWeekApi, type WeekInterview } from '#contract/applications/interview-week.ts';
import { dayInSouthAfrica } from '#domain/shared/calendar-day.ts';
import { weekAheadOf } from '#domain/shared/week.ts';
import { queryOf } from '#web/lib/endpoint-queries.ts';
import { InterviewWeek } from './interview-week.tsx';

const from = weekAheadOf(dayInSouthAfrica(new Date()));

/** The card with these interviews in this week and the next, or its loading state. */
function read(items: readonly WeekInterview[] | null, nextAt: string | null = null): string {
  const client = new QueryClient();
  const { queryKey } = queryOf(interviewWeekApi.show, { query: { from } });
  if (items) client.setQueryData(queryKey, { items: [...items], nextAt });
  return renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <InterviewWeek />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('the Interviews card renders nothing while it loads or without upcoming interviews', () => {
  expect(read(null)).toBe('');
  expect(read([])).toBe('');
});

test('the Interviews card of an empty week links to the next interview', () => {
  const shown = read([], '2031-03-04T08:00:00.000Z');
  expect(shown).toContain('No interviews this week. Your next one is on Tue 4 March 2031, 10:00.');
  expect(shown).toContain('Show next interview');
});

test('the Interviews card shows an interview of the week', () => {
  const shown = read([
    {
      ...{ interviewId: '1', applicationId: '2', jobId: '3', jobTitle: 'Promoter', repName: 'Thabo Mokoena' },
      ...{ at: `${from}T08:00:00.000Z`, minutes: 30, place: null, link: null },
    },
  ]);
  expect(shown).toContain('Interviews');
  expect(shown).toContain('Thabo Mokoena');
});
