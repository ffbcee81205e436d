import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LegalStatus, LegalUserType } from '#contract/vetting/legal.ts';
import { submissionNeeds } from '#domain/legal-standing.ts';
import { QueryTrouble } from '#web/features/lists/query-trouble.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { legalStatusQuery } from './api.ts';
import { LegalForm } from './legal-form.tsx';
import { LegalStatusCard } from './legal-status-card.tsx';
import { LegalSteps } from './legal-steps.tsx';

interface LegalViewProps {
  readonly userType: LegalUserType;
  /** The form is open from the start. */
  readonly opened?: boolean;
  readonly onDone?: (status: LegalStatus) => void;
}

/** The status card, and the agreement screen when it is asked for. */
export function LegalView({ userType, opened = false, onDone }: LegalViewProps) {
  const query = useQuery(legalStatusQuery(userType));
  const [open, setOpen] = useState(opened);
  if (query.error && !query.data) {
    return <QueryTrouble error={query.error} busy={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  if (!query.data) return <SkeletonCards count={2} label="Loading your agreement" />;
  const status = query.data;
  const needs = submissionNeeds(status.standing);
  const showForm = open && (needs.signature || needs.documents);
  return (
    <div className="grid gap-6">
      {showForm ? <LegalSteps /> : null}
      <LegalStatusCard status={status} onOpenForm={showForm ? null : () => setOpen(true)} />
      {showForm ? (
        <LegalForm
          key={userType}
          status={status}
          onDone={(next) => {
            setOpen(false);
            onDone?.(next);
          }}
        />
      ) : null}
    </div>
  );
}
