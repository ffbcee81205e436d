import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LegalStatus, LegalUserType } from '#contract/vetting/legal.ts';
import { submissionNeeds } from '#domain/vetting/legal-state.ts';
import { NotLoaded } from '#web/features/lists/not-loaded.tsx';
import { legalStatusQuery } from './api.ts';
import { LegalForm } from './legal-form.tsx';
import { LegalStatusCard } from './legal-status-card.tsx';
import { LegalSteps } from './legal-steps.tsx';

interface LegalViewProps {
  readonly userType: LegalUserType;
  /** The form is initially open. */
  readonly opened?: boolean;
  readonly onDone?: (status: LegalStatus) => void;
}

/** The status card, and the agreement screen on request. */
export function LegalView({ userType, opened = false, onDone }: LegalViewProps) {
  const query = useQuery(legalStatusQuery(userType));
  const [open, setOpen] = useState(opened);
  if (!query.data) return <NotLoaded query={query} label="Loading your agreement" count={2} />;
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
