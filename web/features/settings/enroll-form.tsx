import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

export interface Enrollment {
  readonly factorId: string;
  /** A URL for an `<img>`. */
  readonly picture: string;
  /** The secret as text, to type. */
  readonly secret: string;
  /** The same as a URL that opens an app on this device. */
  readonly uri: string;
}

interface EnrollFormProps {
  readonly enrollment: Enrollment;
  /** Returns why the code was refused. */
  readonly onSubmit: (code: string) => Promise<string | null>;
  readonly onCancel: () => void;
}

const fields = z.object({ code: z.string().regex(/^\s*(\d\s*){6}$/, 'Enter the 6 digits the app shows') });

const inFours = (text: string) => text.match(/.{1,4}/g)?.join(' ') ?? text;

export function EnrollForm({ enrollment: { picture, secret, uri }, onSubmit, onCancel }: EnrollFormProps) {
  const { control, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { code: '' },
  });

  const submit = handleSubmit(async ({ code }) => {
    const refusal = await onSubmit(code.replaceAll(/\s/g, ''));
    if (refusal) setError('code', { message: refusal }, { shouldFocus: true });
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-6 pt-2">
      <ol className="grid gap-6">
        <Step number={1} title="Scan this QR code with the app">
          <div className="grid gap-x-6 gap-y-4 md:grid-cols-[auto_minmax(0,1fr)]">
            <img
              src={picture}
              alt="QR code for the authenticator app"
              className="size-52 rounded-control border border-line"
            />
            <div>
              <a
                href={uri}
                className="mb-2 inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 md:hidden"
              >
                Use an app on this phone instead
              </a>
              <p className="text-[0.9375rem] text-ink-soft">Can’t scan it? Enter this key in the app:</p>
              <p className="figures mt-1 mb-3 break-words font-semibold" data-testid="totp-secret">
                {inFours(secret)}
              </p>
              <CopyButton text={secret}>Copy key</CopyButton>
            </div>
          </div>
        </Step>
        <Step number={2} title="Enter the code the app shows">
          <FormField control={control} name="code" label="6-digit code" labelHidden required>
            {(field) => (
              <TextInput
                {...field}
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={11}
                placeholder="000000"
                className="figures max-w-52 font-semibold text-xl! tracking-[0.25em]"
              />
            )}
          </FormField>
        </Step>
      </ol>
      <Alert>We’ll sign out your other devices. They’ll need both factors to sign in again.</Alert>
      <div className="flex flex-col gap-3 md:flex-row md:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={formState.isSubmitting} busyLabel="Checking">
          Turn on
        </Button>
      </div>
    </form>
  );
}

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly children: React.ReactNode;
}

function Step({ number, title, children }: StepProps) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
      <span
        aria-hidden="true"
        className="grid size-8 place-content-center rounded-full bg-brand-soft font-semibold text-on-brand-soft"
      >
        {number}
      </span>
      <div>
        <p className="mb-3 font-semibold leading-8">{title}</p>
        {children}
      </div>
    </li>
  );
}
