import clsx from 'clsx';
import { FileClock, FileX } from 'lucide-react';
import { useState } from 'react';
import type { VettingDocument } from '#contract/vetting/cases.ts';
import { documentLabels } from '#contract/vetting/documents.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { AskAgain } from './ask-again.tsx';
import { DocumentContent } from './document-content.tsx';

const asked = Object.keys(documentLabels);

interface DocumentViewerProps {
  readonly vettingId: string;
  readonly documents: readonly VettingDocument[];
  /** Whether the reviewer may send the case back for one of them. */
  readonly mayAsk: boolean;
}

/** The documents of a case, one at a time. Opening one is recorded in the audit log. */
export function DocumentViewer({ vettingId, documents, mayAsk }: DocumentViewerProps) {
  // Documents that the decision needs first, in the order in which the user was asked for them.
  const current = documents
    .filter(({ replacedAt }) => replacedAt === null)
    .toSorted((one, other) => asked.indexOf(one.type) - asked.indexOf(other.type));
  const earlier = documents.filter(({ replacedAt }) => replacedAt !== null);
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = documents.find(({ id }) => id === chosen) ?? current[0];
  if (!shown) {
    return (
      <EmptyState icon={<FileX aria-hidden="true" />} title="No documents">
        This case has no documents.
      </EmptyState>
    );
  }
  return (
    <Card title="Documents" description="We record each document you open with your name.">
      <div className="grid gap-4">
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Choose a document</legend>
          {[...current, ...earlier].map((document) => (
            <button
              key={document.id}
              type="button"
              aria-pressed={document.id === shown.id}
              onClick={() => setChosen(document.id)}
              className={clsx(
                'flex min-h-11 items-center gap-2 rounded-control border px-3.5 py-2 text-start font-semibold text-[0.9375rem] leading-tight transition-colors',
                document.id === shown.id
                  ? 'border-brand bg-brand-soft text-on-brand-soft'
                  : 'border-line-strong bg-surface hover:bg-sunken',
              )}
            >
              {document.replacedAt ? <FileClock aria-hidden="true" className="size-4 shrink-0" /> : null}
              {documentLabels[document.type]}
              {document.replacedAt ? ', earlier' : ''}
            </button>
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 break-words text-[0.9375rem] text-ink-soft">
            {shown.file ? `${shown.name}, ` : ''}sent {formatDateTime(shown.sentAt)}
          </p>
          {shown.askedAgain ? <Badge tone="info">Requested again</Badge> : null}
          {mayAsk && shown.replacedAt === null && !shown.askedAgain ? (
            <AskAgain key={shown.id} vettingId={vettingId} document={shown} />
          ) : null}
        </div>
        {shown.askedAgain ? (
          <Alert tone="info" title={`Requested again on ${formatDateTime(shown.askedAgain.at)}`}>
            {shown.askedAgain.reason}
          </Alert>
        ) : null}
        {shown.file ? (
          <DocumentContent
            key={shown.id}
            vettingId={vettingId}
            documentId={shown.id}
            label={documentLabels[shown.type]}
            name={shown.name}
          />
        ) : (
          <EmptyState level={3} icon={<FileX aria-hidden="true" />} title="File deleted">
            We keep documents for a limited time only. The audit log still shows who opened this one.
          </EmptyState>
        )}
      </div>
    </Card>
  );
}
