import { MessageCircle } from 'lucide-react';
import type { JobSummary } from '#contract/jobs/jobs.ts';
import { postingAddress } from '#contract/jobs/posting-addresses.ts';
import { postingSlug, postingTitle } from '#domain/jobs/job-posting.ts';
import { describePay } from '#texts/jobs/pay.ts';
import { siteOrigin } from '#web/lib/site-origin.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';

interface ShareJobProps {
  readonly job: JobSummary;
  /** The number of applicants. */
  readonly applicants: number;
}

/** Shares the page of an open job with anyone the business knows. */
export function ShareJob({ job, applicants }: ShareJobProps) {
  const { url, words, whatsapp } = shareWords(job, siteOrigin());
  return (
    <Card
      title="Share this job"
      description={`${applicants === 0 ? 'No applicants yet. ' : ''}Share it with people who may know a good rep. They can view it without an account.`}
    >
      <div className="flex flex-wrap items-center gap-3">
        <LinkButton
          to={whatsapp}
          target="_blank"
          rel="noreferrer"
          size="small"
          icon={<MessageCircle aria-hidden="true" className="size-4" />}
        >
          Share on WhatsApp
        </LinkButton>
        <CopyButton text={url}>Copy link</CopyButton>
        <ShareButton title={job.title} text={words} url={url}>
          Share another way
        </ShareButton>
      </div>
      <p className="mt-4 break-all text-[0.9375rem] text-ink-soft">
        <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {url}
        </a>
      </p>
    </Card>
  );
}

/** The text and link a business sends to people who may know a rep. */
export function shareWords(job: JobSummary, origin: string) {
  const url = origin + postingAddress(postingSlug(job));
  const words = `${postingTitle(job)} in ${job.location.name}, ${describePay(job).stated}. Read it and apply:`;
  return { url, words, whatsapp: `https://wa.me/?${new URLSearchParams({ text: `${words} ${url}` })}` };
}
