import { useQuery } from '@tanstack/react-query';
import type { DocumentKind, LegalStatus } from '#contract/vetting/legal.ts';
import { missingDocuments, submissionNeeds } from '#domain/legal-standing.ts';
import { ownFilesQuery } from '#web/features/files/api.ts';

/** What a submission still lacks, as of the last upload: the status itself is read again only after that. */
export function useMissingDocuments({ userType, standing, documents }: LegalStatus): readonly DocumentKind[] {
  const files = useQuery(ownFilesQuery).data ?? [];
  if (!submissionNeeds(standing).documents) return [];
  const given = documents.flatMap(({ type, file, askedAgain }) => {
    const current = files.find(({ purpose }) => purpose === type);
    return current ? [{ type, refused: askedAgain !== null && file?.id === current.id }] : [];
  });
  return missingDocuments(userType, given);
}
