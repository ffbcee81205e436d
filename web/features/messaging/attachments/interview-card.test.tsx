import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { InterviewCard } from './interview-card.tsx';

test('the time zone never wraps onto its own line', () => {
  const card = renderToStaticMarkup(
    <InterviewCard
      side={null}
      interview={{
        ...{ kind: 'interview', applicationId: 'a', interviewId: 'i', jobId: null, minutes: 30 },
        times: ['2026-11-24T12:00:00.000Z'],
        ...{ status: 'proposed', acceptedTime: null },
      }}
    />,
  );
  expect(card).toContain('14:00</time>\u00a0SAST');
});
