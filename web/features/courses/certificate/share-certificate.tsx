import { Share2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

interface ShareCertificateProps {
  /** Of the course. */
  readonly title: string;
  readonly url: string;
}

/** Its page, for whoever is to see it. */
export function ShareCertificate({ title, url }: ShareCertificateProps) {
  const text = `I passed the course “${title}”. Check my certificate:`;
  const share = 'share' in navigator ? () => navigator.share({ title, text, url }) : null;
  return (
    <div className="flex flex-wrap gap-3">
      {share ? (
        <Button
          variant="secondary"
          size="small"
          icon={<Share2 aria-hidden="true" className="size-4" />}
          // Whoever closes the sheet has chosen not to.
          onClick={() => void share().catch(() => {})}
        >
          Share
        </Button>
      ) : null}
      <CopyButton text={url}>Copy link</CopyButton>
    </div>
  );
}
