import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type LegalUserType, legalApi } from '#contract/vetting/legal.ts';
import { call } from '#web/lib/api-client.ts';
import { mutationOf, queryOf } from '#web/lib/endpoint-queries.ts';

const copySoonMs = 3000;

export const legalStatusQuery = (userType: LegalUserType) =>
  queryOptions({
    ...queryOf(legalApi.status, { params: { userType } }),
    // No event announces that the PDF is ready.
    refetchInterval: ({ state }) => (state.data?.signed?.copy === 'underway' ? copySoonMs : false),
  });

export const agreementQuery = (userType: LegalUserType) =>
  queryOptions({ ...queryOf(legalApi.agreement, { params: { userType } }), staleTime: 60_000 });

export function useSubmitLegal(userType: LegalUserType) {
  const queries = useQueryClient();
  return useMutation({
    ...mutationOf(legalApi.submit),
    onSuccess: (status) => queries.setQueryData(legalStatusQuery(userType).queryKey, status),
  });
}

/** A new short-lived URL at every press. */
export const signedCopy = (userType: LegalUserType) => call(legalApi.signedCopy, { params: { userType } });
