import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Engagement } from '#contract/engagements/engagements.ts';
import type { MilestoneStatus } from '#contract/engagements/options.ts';
import { WorkFacts } from './facts.tsx';

const read = (status: MilestoneStatus, now: string) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <WorkFacts
        work={
          {
            ...{ applicationId: 'a', companyName: 'Ubuntu Foods', locationAddress: null },
            location: { id: 'l', name: 'Durban', province: 'KwaZulu-Natal' },
            schedule: { kind: 'days', dates: ['2026-11-28'], from: '09:00', to: '17:00', breakMinutes: 0 },
            milestones: [{ status, days: ['2026-11-28'], money: { heldCents: 190_000 } }],
          } as unknown as Engagement
        }
        now={new Date(now)}
      />
    </QueryClientProvider>,
  );

test('a gig can be added to a calendar while a day of it is to come', () => {
  expect(read('funded', '2026-11-27T07:00:00Z')).toContain('Add to calendar');
  expect(read('active', '2026-11-28T12:00:00Z')).toContain('Add to calendar');
  expect(read('active', '2026-11-28T16:00:00Z')).not.toContain('Add to calendar');
  expect(read('disputed', '2026-11-27T07:00:00Z')).not.toContain('Add to calendar');
  expect(read('cancelled', '2026-11-27T07:00:00Z')).not.toContain('Add to calendar');
});
