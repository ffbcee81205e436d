import type { LegalUserType } from '#contract/vetting/legal.ts';
import { PageHeader } from '#web/features/shell/page-header.tsx';
import { LegalView } from './legal-view.tsx';

export function LegalTab({ userType }: { readonly userType: LegalUserType }) {
  return (
    <>
      <PageHeader title="Legal" description="Your agreement with us and the review of your documents." />
      <div className="max-w-4xl">
        <LegalView userType={userType} />
      </div>
    </>
  );
}
