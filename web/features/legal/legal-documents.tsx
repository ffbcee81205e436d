import { type DocumentType, documentLabels } from '#contract/vetting/documents.ts';
import type { LegalStatus } from '#contract/vetting/legal.ts';
import { FileUpload } from '#web/features/files/file-upload.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';

interface LegalDocumentsProps {
  readonly status: LegalStatus;
  /** Documents missing from the last submission. */
  readonly missing: readonly DocumentType[];
}

const otherSide = 'If your smart ID card has a separate picture of each side, add the second one here.';

const hints: Partial<Record<DocumentType, string>> = {
  'identity-document':
    'Your green ID book, smart ID card (both sides) or passport, easy to read. A PDF can include both sides.',
  'identity-document-back': otherSide,
  cv: 'Businesses see it when you apply.',
  'profile-video': 'Introduce yourself and what you sell best.',
  'cipc-document': 'Your registration certificate (COR 14.3 or CK1).',
  'utility-bill': 'For the business, no older than three months.',
  'responsible-person-id': 'The ID of the person responsible for this account. A PDF can include both sides.',
  'responsible-person-id-back': otherSide,
};

/** The uploads of a submission. Each upload is stored immediately, submitted or not. */
export function LegalDocuments({ status, missing }: LegalDocumentsProps) {
  return (
    <Card
      title="Your documents"
      description="Only the people on our team who check documents can open them. We save each file as soon as you upload it."
    >
      <div className="grid gap-7">
        {status.documents.map(({ type, required, askedAgain }) => (
          <div key={type} className="grid gap-3">
            {askedAgain ? (
              <Alert tone="warning" title={`Please send this again: ${documentLabels[type]}`}>
                {askedAgain}
              </Alert>
            ) : null}
            <FileUpload
              purpose={type}
              label={documentLabels[type]}
              hint={hints[type]}
              required={required}
              optional={!required}
              error={missing.includes(type) ? `${documentLabels[type]} is missing.` : null}
            />
          </div>
        ))}
      </div>
    </Card>
  );
}
