import { CopyButton } from '#web/ui/copy-button.tsx';
import { ShareButton } from '#web/ui/share-button.tsx';

interface ShareCertificateProps {
  /** Of the course. */
  readonly title: string;
  readonly url: string;
}

/** Its page, for others to see. */
export function ShareCertificate({ title, url }: ShareCertificateProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <ShareButton title={title} text={`I passed the course “${title}”. Check my certificate:`} url={url}>
        Share
      </ShareButton>
      <CopyButton text={url}>Copy link</CopyButton>
    </div>
  );
}
