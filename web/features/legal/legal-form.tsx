import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { isPhoneNumber, phoneExpected } from '#contract/phone-number.ts';
import type { DocumentKind } from '#contract/vetting/documents.ts';
import type { LegalStatus } from '#contract/vetting/legal.ts';
import { vettingRefusals } from '#contract/vetting/refusals.ts';
import { isSigned, missingDocuments, submissionNeeds } from '#domain/vetting/legal-state.ts';
import { signatureRefusal } from '#texts/vetting/signature.ts';
import { ownFilesQuery } from '#web/features/files/api.ts';
import { useMe } from '#web/features/session/portal-gate.tsx';
import { ApiError, unreachable } from '#web/lib/api-client.ts';
import { draftOf } from '#web/lib/drafts.ts';
import { applyServerErrors } from '#web/lib/form-errors.ts';
import { toast } from '#web/lib/toast.ts';
import { useFormDraft } from '#web/lib/use-form-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { AgreementSummary } from './agreement-summary.tsx';
import { AgreementText } from './agreement-text.tsx';
import { agreementQuery, useSubmitLegal } from './api.ts';
import { LegalDocuments } from './legal-documents.tsx';
import { SignatureFields } from './signature-fields.tsx';

const signatureForm = z.object({ agreed: z.boolean(), typedName: z.string().max(200), phone: z.string() });

const blank = { agreed: false, typedName: '', phone: '' };

interface LegalFormProps {
  readonly status: LegalStatus;
  readonly onDone: (status: LegalStatus) => void;
}

const unsigned = vettingRefusals['legal.signature_required'];
const incomplete = vettingRefusals['legal.documents_missing'];

/** The agreement with its tick and signature, and the documents: those still required. */
export function LegalForm({ status, onDone }: LegalFormProps) {
  const { userType, standing } = status;
  const needs = submissionNeeds(standing);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const submitLegal = useSubmitLegal(userType);
  const text = useQuery({ ...agreementQuery(userType), enabled: needs.signature });
  const [showMissing, setShowMissing] = useState(false);
  const { userId } = useMe();
  const [draft] = useState(() => draftOf('browser', `agreement-${userType}`, userId));
  const form = useForm({ resolver: zodResolver(signatureForm), defaultValues: blank });
  const { control, handleSubmit, formState, setError, setFocus, setValue } = form;
  // The tick is not stored: consent is to what is read now.
  const { restored, sent, discard } = useFormDraft(form, {
    found: needs.signature && draft.find({ typedName: '' }) ? { ...blank, ...draft.find({ typedName: '' }) } : null,
    keep: ({ typedName }) => draft.keep({ typedName }),
    forget: draft.forget,
  });

  const missing = useMissingDocuments(status);

  function complain(title: string, description: string) {
    toast({ title, description, variant: 'destructive' });
    return false;
  }

  function isComplete(values: z.output<typeof signatureForm>): boolean {
    if (needs.signature && !isSigned(values)) {
      if (!isSigned({ ...values, agreed: true })) setError('typedName', { message: 'Type your full name.' });
      if (!values.agreed) setError('agreed', { message: 'Tick the box to agree.' });
      setFocus(values.agreed ? 'typedName' : 'agreed');
      return complain(unsigned.title, unsigned.detail);
    }
    const fault = needs.signature ? signatureRefusal(values.typedName, status.expectedName) : null;
    if (fault) {
      setError('typedName', { message: fault }, { shouldFocus: true });
      return false;
    }
    const lacksPhone = needs.signature && status.asksPhone && !isPhoneNumber(values.phone);
    if (lacksPhone) setError('phone', { message: phoneExpected }, { shouldFocus: true });
    setShowMissing(missing.length > 0);
    if (missing.length > 0) return complain(incomplete.title, missing.map(({ label }) => label).join(', '));
    return !lacksPhone;
  }

  const submit = handleSubmit(async (values) => {
    if (!isComplete(values)) return;
    try {
      const { phone, ...typed } = values;
      const signature = needs.signature ? { ...typed, sha256: text.data?.sha256 ?? '' } : null;
      const next = await submitLegal.mutateAsync({ body: { userType, signature, phone }, idempotencyKey: key });
      const review = "Your submission is being reviewed. You'll receive an email confirmation shortly.";
      const signedOnly = "Your signature is recorded. You'll receive an email confirmation shortly.";
      toast({
        title: 'Legal agreement completed!',
        description: next.standing.vetting === 'pending' ? review : signedOnly,
      });
      sent();
      onDone(next);
    } catch (error) {
      // A refused upload is retried; one that may have arrived, its response lost, is looked up.
      if (error !== unreachable) setKey(crypto.randomUUID());
      if (error instanceof ApiError && error.code === 'legal.agreement_changed') setValue('agreed', false);
      applyServerErrors(error, setError);
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      {needs.signature ? (
        <section aria-labelledby="agreement" className="grid gap-5">
          <div>
            <h2 id="agreement" className="text-2xl">
              The agreement
            </h2>
            <p className="mt-1 text-ink-soft">Please read it to the end. We’ll email you a copy.</p>
          </div>
          <AgreementSummary userType={userType} />
          <AgreementText userType={userType} />
          {restored && formState.isDirty ? (
            <RestoredNote onDiscard={() => discard(blank)}>You haven’t signed yet. Tick the box again.</RestoredNote>
          ) : null}
          <SignatureFields control={control} expectedName={status.expectedName} asksPhone={status.asksPhone} />
        </section>
      ) : null}
      {needs.documents ? (
        <LegalDocuments status={status} missing={showMissing ? missing.map(({ type }) => type) : []} />
      ) : null}
      <FormFailure failure={formState.errors.root} title="Submission failed" />
      <div className="flex flex-col gap-4 md:flex-row md:items-center md:justify-between">
        <p className="text-ink-soft">
          Need help?{' '}
          <TextLink to="/contact" target="_blank">
            Contact our team
          </TextLink>
        </p>
        <Button
          type="submit"
          variant="accent"
          size="large"
          full="phone"
          busy={formState.isSubmitting}
          busyLabel="Submitting"
        >
          {needs.signature ? (needs.documents ? 'Sign and submit' : 'Sign the new version') : 'Submit for review'}
        </Button>
      </div>
    </form>
  );
}

/** What a submission still lacks, as of the last upload: the status itself is only refetched after that. */
function useMissingDocuments({ userType, standing, documents }: LegalStatus): readonly DocumentKind[] {
  const files = useQuery(ownFilesQuery).data ?? [];
  if (!submissionNeeds(standing).documents) return [];
  const given = documents.flatMap(({ type, file, askedAgain }) => {
    const current = files.find(({ purpose }) => purpose === type);
    return current ? [{ type, refused: askedAgain !== null && file?.id === current.id }] : [];
  });
  return missingDocuments(userType, given);
}
