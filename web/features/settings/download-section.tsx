import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type ExportState, exportDays, exportsApi } from '#contract/exports/own-export.ts';
import { QueryPart } from '#web/features/lists/query-part.tsx';
import { call } from '#web/lib/api-client.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { formatDate } from '#web/lib/format-time.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { exportQuery } from './api.ts';
import { ExportFiles } from './export-files.tsx';
import { reasonOf } from './failure-reason.ts';

/** Downloads all stored data about the user. */
export function DownloadSection() {
  const query = useQuery(exportQuery);
  return (
    <Card
      title="Download my data"
      description="Your profile, jobs, applications, gigs, messages, money and devices as one file that other programs can read (JSON)."
    >
      <div className="grid gap-6">
        <QueryPart query={query} label="Loading" height="min-h-33 sm:min-h-27">
          {(state) => <Copy state={state} />}
        </QueryPart>
        <ExportFiles />
      </div>
    </Card>
  );
}

function Copy({ state }: { readonly state: ExportState }) {
  const [busy, setBusy] = useState(false);
  const ask = useMutation({
    ...mutationOf(exportsApi.ask),
    onError: (error) => failureToast('We couldn’t request your data', error, reasonOf(error)),
  });
  const ready = state.status === 'ready';
  const underWay = state.status === 'asked' || state.status === 'being_made';

  async function download() {
    setBusy(true);
    try {
      const data = await call(exportsApi.copy, {});
      const name = `thengisa-${data.exportedAt.slice(0, 10)}.json`;
      saveFile({ name, content: JSON.stringify(data, null, 2), type: 'application/json' });
      toast({ title: 'Your data was downloaded' });
    } catch (error) {
      failureToast('We couldn’t download your data', error, reasonOf(error));
    }
    setBusy(false);
  }

  return (
    <div className="grid gap-4">
      <p role="status">{wordsOf(state)}</p>
      <div className="flex flex-col gap-3 md:flex-row">
        {ready ? (
          <Button
            className="w-full md:w-fit"
            icon={<Download aria-hidden="true" className="size-4.5" />}
            busy={busy}
            busyLabel="Downloading"
            onClick={() => void download()}
          >
            Download my data
          </Button>
        ) : null}
        {underWay ? null : (
          <Button
            variant="secondary"
            className="w-full md:w-fit"
            busy={ask.isPending}
            busyLabel="Asking"
            onClick={() => ask.mutate({})}
          >
            {ready ? 'Make a new copy' : 'Make a copy of my data'}
          </Button>
        )}
      </div>
    </div>
  );
}

function wordsOf({ status, until }: ExportState): string {
  switch (status) {
    case 'none':
      return `We’ll prepare a copy and email you when it’s ready. You can then download it here for ${exportDays} days.`;
    case 'asked':
      return 'We’ll start on your copy in a moment and email you when it’s ready.';
    case 'being_made':
      return 'We’re preparing your copy. You can leave this page. We’ll email you when it’s ready.';
    case 'ready':
      return `Your copy is ready. You can download it until ${until === null ? '' : formatDate(until)}.`;
    case 'expired':
      return 'Your last copy has expired and was deleted. You can ask for a new one.';
  }
}
