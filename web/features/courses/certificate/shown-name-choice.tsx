import { useMutation } from '@tanstack/react-query';
import { type Certificate, certificatesApi } from '#contract/courses/certificates.ts';
import { type ShownName, shownNames } from '#contract/courses/options.ts';
import { nameAsShown } from '#domain/courses/shown-name.ts';
import { mutationOf } from '#web/lib/endpoint-queries.ts';
import { failureToast } from '#web/lib/failure-toast.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';

const hints: Record<ShownName, string> = {
  full: 'Your full name',
  short: 'First name and initial',
  none: 'Only the course and its date',
};

/** The name that the public sees on the certificate's page; saved on change. */
export function ShownNameChoice({ certificate }: { readonly certificate: Certificate }) {
  const { number, holderName, shownName } = certificate;
  const { mutate, variables, isPending, data } = useMutation({
    ...mutationOf(certificatesApi.show),
    onError: (error) => failureToast('We couldn’t save your choice', error),
  });
  return (
    <div>
      <RadioGroup
        legend="Who sees my name"
        hint="Anyone with the number or the code can open your certificate. This is the name they’ll see."
        look="cards"
        columns={3}
        value={isPending ? variables.body.shownName : shownName}
        onChange={(choice) => mutate({ params: { number }, body: { shownName: choice as ShownName } })}
        options={shownNames.map((value) => ({
          value,
          label: nameAsShown(holderName, value) ?? 'Hide my name',
          hint: hints[value],
        }))}
      />
      <p role="status" className="mt-1.5 min-h-5 text-ink-soft text-sm">
        {isPending ? 'Saving' : data ? 'Saved.' : ''}
      </p>
    </div>
  );
}
