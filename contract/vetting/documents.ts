/** The documents of a submission, each under the purpose that its file is uploaded for. */
export const documentTypes = [
  'identity-document',
  'identity-document-back',
  'cv',
  'profile-video',
  'cipc-document',
  'utility-bill',
  'responsible-person-id',
  'responsible-person-id-back',
] as const;

export type DocumentType = (typeof documentTypes)[number];

export interface DocumentKind {
  readonly type: DocumentType;
  readonly label: string;
  readonly required: boolean;
}

export const documentsOf: Record<'rep' | 'business', readonly DocumentKind[]> = {
  rep: [
    { type: 'identity-document', label: 'South African ID or Passport', required: true },
    { type: 'identity-document-back', label: 'South African ID or Passport, other side', required: false },
    { type: 'cv', label: 'CV', required: false },
    { type: 'profile-video', label: 'Profile Video of 30 seconds', required: false },
  ],
  business: [
    { type: 'cipc-document', label: 'CIPC Document', required: true },
    { type: 'utility-bill', label: 'Utility Bill', required: true },
    { type: 'responsible-person-id', label: 'Responsible Person ID', required: true },
    { type: 'responsible-person-id-back', label: 'Responsible Person ID, other side', required: false },
  ],
};

export const documentLabels = Object.fromEntries(
  Object.values(documentsOf).flatMap((kinds) => kinds.map(({ type, label }) => [type, label])),
) as Record<DocumentType, string>;

/** The bytes of a document, for the administrator's browser alone: no JSON, so it is no endpoint. */
export const documentContentPath = '/api/admin/vetting/:vettingId/documents/:documentId/content';
