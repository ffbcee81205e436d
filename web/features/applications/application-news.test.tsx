import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { ApplicationStatus } from '#contract/applications/options.ts';
import { ApplicationNews } from './application-news.tsx';

function read(status: ApplicationStatus) {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ApplicationNews status={status} />
    </MemoryRouter>,
  );
  const to = /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
  return { text: html.replaceAll(/<[^>]*>/g, ''), to };
}

const tracker = '/rep-portal?tab=my-applications';

test.each<[ApplicationStatus, string, string]>([
  [
    'pending',
    'You applied for this job. Track or withdraw your application under My Applications.',
    `${tracker}&show=pending`,
  ],
  [
    'interview',
    'The business invited you to an interview. See the times under My Applications.',
    `${tracker}&show=interview`,
  ],
  [
    'accepted',
    'The business accepted you for this job. Your gig has the details. See each step under My Applications.',
    `${tracker}&show=completed`,
  ],
  [
    'rejected',
    'The business didn’t choose you for this job. See each step under My Applications.',
    `${tracker}&show=completed`,
  ],
  ['withdrawn', 'You withdrew your application. You can still find it under My Applications.', tracker],
])('a rep whose application is %s sees its status and a link to it', (status, text, to) => {
  expect(read(status)).toEqual({ text, to });
});
