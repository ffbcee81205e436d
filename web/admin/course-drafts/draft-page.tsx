import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { draftAddress, draftsAddress } from '#web/admin/courses/desk-addresses.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { BackLink } from '#web/ui/back-link.tsx';
import { draftQuery } from './api.ts';
import { DraftBadge } from './draft-badge.tsx';
import { DraftOverview } from './draft-overview.tsx';
import { FileEditor } from './file-editor.tsx';
import { FileList } from './file-list.tsx';

interface DraftPageProps {
  readonly courseId: string;
  /** The editors. */
  readonly who: string;
}

/** A course being edited: its files, the open one, and the findings of the check. */
export default function DraftPage({ courseId, who }: DraftPageProps) {
  const fileId = useSearchParams()[0].get('file');
  const { data, error, isFetching, refetch } = useQuery(draftQuery(courseId));
  if (!data) {
    return (
      <>
        <PageHeader title="Draft" above={<BackLink to={draftsAddress()}>All drafts</BackLink>} />
        <NotLoaded query={{ error, isFetching, refetch }} label="Loading the draft" />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={data.title}
        above={<BackLink to={draftsAddress()}>All drafts</BackLink>}
        action={<DraftBadge draft={data} />}
        brief
      />
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8">
        <div className={fileId ? 'max-lg:hidden' : undefined}>
          <FileList draft={data} open={fileId} />
        </div>
        <div className="min-w-0">
          {fileId ? (
            <>
              <div className="mb-3 lg:hidden">
                <BackLink to={draftAddress(courseId)}>All course files</BackLink>
              </div>
              <FileEditor key={fileId} draft={data} fileId={fileId} who={who} />
            </>
          ) : (
            <DraftOverview draft={data} />
          )}
        </div>
      </div>
    </>
  );
}
