import { MessageCircle, Share2 } from 'lucide-react';
import type { JobSummary } from '#contract/jobs/jobs.ts';
import { siteOrigin } from '#web/lib/site-origin.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { shareWords } from './share-words.ts';

interface ShareJobProps {
  readonly job: JobSummary;
  /** How many have applied. */
  readonly applicants: number;
}

/** The page of a job that still looks for somebody, for everybody whom the business knows. */
export function ShareJob({ job, applicants }: ShareJobProps) {
  const { url, words, whatsapp } = shareWords(job, siteOrigin());
  const share = 'share' in navigator ? () => navigator.share({ title: job.title, text: words, url }) : null;
  return (
    <Card
      title="Share this job"
      description={`${applicants === 0 ? 'Nobody has applied yet. ' : ''}Send it to people who may know somebody: they can read it without an account.`}
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
        {share ? (
          <Button
            variant="secondary"
            size="small"
            icon={<Share2 aria-hidden="true" className="size-4" />}
            // Whoever closes the sheet has chosen not to.
            onClick={() => void share().catch(() => {})}
          >
            More ways
          </Button>
        ) : null}
      </div>
      <p className="mt-4 break-all text-[0.9375rem] text-ink-soft">
        <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
          {url}
        </a>
      </p>
    </Card>
  );
}
