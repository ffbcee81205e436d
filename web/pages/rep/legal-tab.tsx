import { LegalView } from '#web/features/legal/legal-view.tsx';
import { PageHeader } from '#web/features/shell/page-header.tsx';

export function LegalTab() {
  return (
    <>
      <PageHeader title="Legal" description="Your agreement with us, and the check of your documents." />
      <div className="max-w-4xl">
        <LegalView userType="rep" />
      </div>
    </>
  );
}
