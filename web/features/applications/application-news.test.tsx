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
  ['pending', 'You applied for this job. Follow it, or withdraw it, under My Applications.', `${tracker}&show=pending`],
  [
    'interview',
    'The business wants to meet you. Answer the invitation, or see when you meet, under My Applications.',
    `${tracker}&show=interview`,
  ],
  [
    'accepted',
    'The business accepted you for this job. When, where and with whom is in your gig; every step is under My Applications.',
    `${tracker}&show=completed`,
  ],
  [
    'rejected',
    'The business decided against your application. Every step of it is under My Applications.',
    `${tracker}&show=completed`,
  ],
  ['withdrawn', 'You withdrew your application. It is kept under My Applications.', tracker],
])('a rep whose application is %s reads where it stands, and is led to it', (status, text, to) => {
  expect(read(status)).toEqual({ text, to });
});
