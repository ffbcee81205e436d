import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { LegalRefusal } from '#contract/gates.ts';
import { legalTabAddress } from '#contract/site/portal-addresses.ts';
import type { LegalUserType } from '#contract/vetting/legal.ts';
import { vettingRefusals } from '#contract/vetting/refusals.ts';
import { refuseLegal } from '#domain/vetting/legal-state.ts';
import { Alert } from '#web/ui/alert.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { legalStatusQuery } from './api.ts';

/** Why this user may not continue, in the server's words; null when they may, or when unknown. */
export function useLegalRefusal(userType: LegalUserType): LegalRefusal | null {
  const { data } = useQuery(legalStatusQuery(userType));
  return data ? refuseLegal(data.standing) : null;
}

/** The reason, with a link to the Legal tab. */
export function LegalNotice({
  refusal,
  userType,
}: {
  readonly refusal: LegalRefusal;
  readonly userType: LegalUserType;
}) {
  const { title, detail } = vettingRefusals[refusal];
  return (
    <Alert
      tone={refusal === 'legal.review_rejected' ? 'danger' : 'warning'}
      title={title}
      action={<LinkButton to={legalTabAddress(userType)}>Open Legal tab</LinkButton>}
    >
      {detail}
    </Alert>
  );
}

/** Shows a form to users who may send it. A form already open stays, with its text, and the notice above it. */
export function LegalGate({ userType, children }: { readonly userType: LegalUserType; readonly children: ReactNode }) {
  const { data, isPending } = useQuery(legalStatusQuery(userType));
  const refusal = data ? refuseLegal(data.standing) : null;
  const [opened, setOpened] = useState(false);
  if (isPending) return <SkeletonCards count={1} label="Loading" />;
  if (refusal === null && !opened) setOpened(true);
  return (
    <div className="grid gap-6">
      {refusal ? <LegalNotice refusal={refusal} userType={userType} /> : null}
      {refusal === null || opened ? children : null}
    </div>
  );
}
