import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type LegalUserType, legalApi, type SignatureInput } from '#contract/vetting/legal.ts';
import { call } from '#web/lib/api-client.ts';

const copySoonMs = 3000;

export const legalStatusQuery = (userType: LegalUserType) =>
  queryOptions({
    queryKey: ['legal', 'status', userType],
    queryFn: ({ signal }) => call(legalApi.status, { params: { userType } }, { signal }),
    // Nobody announces that the PDF is made.
    refetchInterval: ({ state }) => (state.data?.signed?.copy === 'underway' ? copySoonMs : false),
  });

export const agreementQuery = (userType: LegalUserType) =>
  queryOptions({
    queryKey: ['legal', 'agreement', userType],
    queryFn: ({ signal }) => call(legalApi.agreement, { params: { userType } }, { signal }),
    staleTime: 60_000,
  });

/** `key` stays the same while the same form is open, so that a double click or a retry signs once. */
export function useSubmitLegal(userType: LegalUserType, key: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (signature: SignatureInput | null) =>
      call(legalApi.submit, { body: { userType, signature } }, { idempotencyKey: key }),
    onSuccess: (status) => queries.setQueryData(legalStatusQuery(userType).queryKey, status),
    onError: () => queries.invalidateQueries({ queryKey: ['legal'] }),
  });
}

/** A new short-lived address, at every press. */
export function useSignedCopy(userType: LegalUserType) {
  return useMutation({ mutationFn: () => call(legalApi.signedCopy, { params: { userType } }) });
}
