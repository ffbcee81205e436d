import type { VettingCase } from '#contract/vetting/cases.ts';
import { formatDateTime } from '#web/lib/format-time.ts';
import { Card } from '#web/ui/card.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';

/** The signed agreements, and the evidence that this user signed them. */
export function AgreementCard({ agreement }: Pick<VettingCase, 'agreement'>) {
  if (!agreement) {
    return (
      <Card title="Agreement">
        <p>No agreement signed yet.</p>
      </Card>
    );
  }
  const { version, signature, signedAt, textSha256, evidence } = agreement;
  return (
    <Card title="Agreement">
      <DescriptionList
        items={[
          { term: 'Signed as', detail: <span className="font-semibold">{signature}</span> },
          { term: 'Signed', detail: formatDateTime(signedAt) },
          { term: 'Version', detail: version },
          { term: 'Agreement fingerprint (SHA-256)', detail: <code className="break-all text-sm">{textSha256}</code> },
          ...(evidence
            ? [
                { term: 'Account name', detail: evidence.accountName ?? 'None' },
                { term: 'Entry in the evidence log', detail: String(evidence.position) },
                { term: 'IP address', detail: evidence.address },
                { term: 'Browser', detail: <span className="text-sm">{evidence.userAgent ?? 'Unknown'}</span> },
              ]
            : [{ term: 'Evidence', detail: 'No evidence on record' }]),
        ]}
      />
    </Card>
  );
}
