import { termsApi } from '#contract/engagements/terms.ts';
import { call } from '#web/lib/api-client.ts';
import { DownloadButton } from '#web/lib/download-button.tsx';
import { pdfFile } from '#web/lib/save-file.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** A version of the terms with its signatures, as PDF. */
export function TermsPdfButton({ engagementId, version }: { readonly engagementId: string; readonly version: number }) {
  return (
    <DownloadButton
      load={async () => pdfFile(await call(termsApi.pdf, { params: { engagementId }, query: { version } }))}
      failed="We couldn’t download the terms"
    >
      PDF<VisuallyHidden> of version {version}</VisuallyHidden>
    </DownloadButton>
  );
}
