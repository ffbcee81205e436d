import type { ComponentProps, ReactNode } from 'react';
import { currentLeadConsent, leadConsents } from '#contract/contact/lead-options.ts';
import { isPhoneNumber, phoneExpected } from '#contract/phone-number.ts';
import { LongText } from '#web/features/marketing/long-text.tsx';
import { NeedsScript } from '#web/features/marketing/needs-script.tsx';
import { TrapField } from '#web/features/marketing/trap-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Check } from '#web/ui/form-checks.ts';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

interface TextFieldProps extends Omit<ComponentProps<typeof TextInput>, 'value'> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string;
}

/** A required line of text. */
export function RequiredText({ label, error, hint, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required>
      <TextInput required {...input} />
    </Field>
  );
}

export const whatsappNumber: Check = (typed) => (typed.trim() === '' || isPhoneNumber(typed) ? null : phoneExpected);

interface WhatsappFieldProps {
  readonly value: string | undefined;
  readonly error: string | undefined;
}

export function WhatsappField({ value, error }: WhatsappFieldProps) {
  return (
    <Field label="WhatsApp number" error={error} optional>
      <TextInput
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        placeholder="+27 123 456 7890"
        defaultValue={value ?? ''}
      />
    </Field>
  );
}

interface DescriptionFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly value: string | undefined;
}

export function DescriptionField({ label, hint, error, value }: DescriptionFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional className="md:col-span-2">
      <LongText name="description" defaultValue={value ?? ''} />
    </Field>
  );
}

/** Off by default: unless ticked, nothing leaves the browser. */
function ConsentField() {
  return (
    <div data-not-kept className="rounded-card bg-sunken p-4 md:col-span-2">
      <label className="flex items-start gap-3">
        <input type="checkbox" name="consent" aria-describedby="consent-hint" className="tick rounded-md" />
        <span className="leading-6">{leadConsents[currentLeadConsent]}</span>
      </label>
      <p id="consent-hint" className="ms-9 mt-2 text-ink-soft text-sm leading-snug">
        Optional. If you don’t tick this, your details stay in this browser where only you can see them.
      </p>
    </div>
  );
}

/** The end of every lead form. */
export function LegalNotice() {
  return (
    <p className="text-ink-soft text-sm leading-relaxed">
      Legal notice: this form isn’t a contract. It doesn’t commit you to any work or fees.
    </p>
  );
}

interface LeadFormFrameProps {
  /** From `useShortForm`. */
  readonly form: ComponentProps<'form'>;
  /** From `useTypedDraft`. */
  readonly draft: { readonly restored: boolean; readonly discard: () => void };
  readonly children: ReactNode;
}

/** The frame of every lead form. */
export function LeadFormFrame({ form, draft: { restored, discard }, children }: LeadFormFrameProps) {
  return (
    <form {...form} className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      <div className="md:col-span-2 empty:hidden">
        <NeedsScript />
        {restored ? <RestoredNote onDiscard={discard}>Your details aren’t saved yet.</RestoredNote> : null}
      </div>
      {children}
      <ConsentField />
      <TrapField />
      <div className="grid gap-4 md:col-span-2">
        <Button type="submit" variant="accent" size="large" full="phone" className="justify-self-start">
          Save and continue
        </Button>
        <LegalNotice />
      </div>
    </form>
  );
}
