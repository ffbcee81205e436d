import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { caseQuery, documentQuery } from './api.ts';
import { withOpened } from './case-facts.ts';
import { PictureViewer } from './picture-viewer.tsx';

interface DocumentContentProps {
  readonly vettingId: string;
  readonly documentId: string;
  readonly label: string;
  readonly name: string;
}

const frame = 'h-[70vh] min-h-96 w-full rounded-control border border-line bg-sunken';

/** Fetched with the administrator's session, and released from memory when the page is left. */
export function DocumentContent({ vettingId, documentId, label, name }: DocumentContentProps) {
  const { data, error, isFetching, refetch } = useQuery(documentQuery(vettingId, documentId));
  const address = useObjectAddress(data);
  const queries = useQueryClient();
  // Updated by hand: refetching the case would be recorded as another view.
  useEffect(() => {
    if (data) queries.setQueryData(caseQuery(vettingId).queryKey, (found) => found && withOpened(found, documentId));
  }, [data, queries, vettingId, documentId]);
  if (error && !data) return <QueryTrouble error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!data || !address) return <Skeleton className="h-[70vh] min-h-96 w-full" label={`Loading ${label}`} grows />;
  const { type } = data;
  return (
    <div className="grid gap-3">
      {type === 'application/pdf' && navigator.pdfViewerEnabled ? (
        <iframe src={`${address}#navpanes=0&view=FitH`} title={`${label}: ${name}`} className={frame} />
      ) : type.startsWith('image/') ? (
        <PictureViewer address={address} label={label} />
      ) : type.startsWith('video/') ? (
        // biome-ignore lint/a11y/useMediaCaption: self-recorded videos have no transcript
        <video src={address} controls className="max-h-[70vh] w-full rounded-control bg-sunken" aria-label={label} />
      ) : (
        <p className="rounded-control bg-sunken p-5">
          This browser can’t show this type of file. Download the file to review it, and then delete it from your
          device.
        </p>
      )}
      <a
        href={address}
        download={name}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-brand underline decoration-brand/40 underline-offset-4 hover:decoration-brand"
      >
        <Download aria-hidden="true" className="size-4.5" />
        Download
      </a>
    </div>
  );
}

function useObjectAddress(content: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}
