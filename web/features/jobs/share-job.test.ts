import { expect, test } from 'vitest';
import { sampleJob } from '#test/support/sample-job.ts';
import { shareWords } from './share-job.tsx';

test('the shared text says what, where and how much, with a public link', () => {
  const { url, words, whatsapp } = shareWords({ ...sampleJob, title: 'Hosts & promoters' }, 'https://site.example');
  expect(url).toBe('https://site.example/jobs/hosts-promoters-000000000001');
  expect(words).toBe('Hosts & promoters in Durban, R1,200. Read it and apply:');
  const link = new URL(whatsapp);
  expect(link.origin + link.pathname).toBe('https://wa.me/');
  expect(link.searchParams.get('text')).toBe(`${words} ${url}`);
});
