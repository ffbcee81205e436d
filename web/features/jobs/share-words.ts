import type { JobSummary } from '#contract/jobs/jobs.ts';
import { postingAddress } from '#contract/jobs/posting-addresses.ts';
import { postingSlug, postingTitle } from '#domain/jobs/job-posting.ts';
import { describePay } from '#texts/jobs/pay.ts';

/** What a business sends to people who may know a rep: the words, and the page that everybody can open. */
export function shareWords(job: JobSummary, origin: string) {
  const url = origin + postingAddress(postingSlug(job));
  const words = `${postingTitle(job)} in ${job.location.name}, ${describePay(job).stated}. Read it and apply:`;
  return { url, words, whatsapp: `https://wa.me/?${new URLSearchParams({ text: `${words} ${url}` })}` };
}
