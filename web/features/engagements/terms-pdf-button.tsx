import { Download } from 'lucide-react';
import { useState } from 'react';
import { termsApi } from '#contract/engagements/terms.ts';
import { call } from '#web/lib/api-client.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** A version of the terms with its signatures, as PDF. */
export function TermsPdfButton({ engagementId, version }: { readonly engagementId: string; readonly version: number }) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    try {
      const { name, pdf } = await call(termsApi.pdf, { params: { engagementId }, query: { version } });
      saveFile(
        name,
        Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0)),
        'application/pdf',
      );
    } catch (error) {
      failureToast('The terms were not downloaded', error);
    }
    setBusy(false);
  }

  return (
    <Button
      variant="secondary"
      size="small"
      icon={<Download aria-hidden="true" className="size-4" />}
      busy={busy}
      onClick={() => void download()}
    >
      PDF<VisuallyHidden> of version {version}</VisuallyHidden>
    </Button>
  );
}
