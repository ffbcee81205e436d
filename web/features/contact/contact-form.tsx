import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { contactUserTypes } from '#contract/contact/lead-options.ts';
import { appealSubject } from '#contract/site/appeal.ts';
import { sendContactMessage } from '#web/features/contact/send-contact-message.ts';
import { ChoiceSelect } from '#web/features/marketing/choice-select.tsx';
import { textOf, trapOf } from '#web/features/marketing/form-values.ts';
import { LongText } from '#web/features/marketing/long-text.tsx';
import { NeedsScript } from '#web/features/marketing/needs-script.tsx';
import { TrapField } from '#web/features/marketing/trap-field.tsx';
import { emailAddress } from '#web/lib/email-check.ts';
import { support } from '#web/lib/site-facts.ts';
import { toast } from '#web/lib/toast.ts';
import { useTypedDraft } from '#web/lib/use-typed-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { requiredText } from '#web/ui/form-checks.ts';
import { RestoredNote } from '#web/ui/restored-note.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useShortForm } from '#web/ui/use-short-form.ts';

const checks = {
  name: requiredText('Name', 120),
  email: emailAddress,
  subject: requiredText('Subject', 200),
  message: requiredText('Message', 5000),
};

/** True when it was. */
async function send(data: FormData, form: HTMLFormElement): Promise<boolean> {
  try {
    await sendContactMessage({
      name: textOf(data, 'name'),
      email: textOf(data, 'email'),
      subject: textOf(data, 'subject'),
      message: textOf(data, 'message'),
      user_type: textOf(data, 'user_type') || null,
      ...trapOf(data),
    });
  } catch {
    toast({
      title: 'Failed to send message',
      description: `Please try again or contact us directly at ${support.email}`,
      variant: 'destructive',
    });
    return false;
  }
  form.reset();
  toast({
    title: 'Message sent successfully!',
    description: `We've received your message and will get back to you within ${support.replyWithin}. Check your email for confirmation.`,
  });
  return true;
}

export function ContactForm() {
  const { errors, busy, props, submit } = useShortForm({
    checks,
    onSubmit: async (data, form) => {
      if (await send(data, form)) letGo();
    },
  });
  const { restored, letGo, discard } = useTypedDraft(props.ref, 'contact');
  const isAppeal = useSearchParams()[0].get('about') === 'suspension';
  useEffect(() => {
    const subject = props.ref.current?.elements.namedItem('subject');
    if (isAppeal && subject instanceof HTMLInputElement && subject.value === '') subject.value = appealSubject;
  }, [isAppeal, props.ref]);

  function resend() {
    const form = props.ref.current;
    const data = form ? new FormData(form) : new FormData();
    if (!textOf(data, 'name') || !textOf(data, 'email') || !textOf(data, 'message')) {
      toast({
        title: 'Please fill out the form first',
        description: 'Complete all required fields before resending.',
        variant: 'destructive',
      });
    }
    void submit();
  }

  return (
    <form {...props} className="grid gap-x-6 gap-y-5 md:grid-cols-2">
      <div className="empty:hidden md:col-span-2">
        <NeedsScript />
        {restored ? <RestoredNote onDiscard={discard}>You haven’t sent your message yet.</RestoredNote> : null}
      </div>
      <Field label="Name" error={errors.name} required>
        <TextInput name="name" autoComplete="name" maxLength={120} required />
      </Field>
      <Field label="Email" error={errors.email} required>
        <TextInput name="email" type="email" autoComplete="email" maxLength={254} required />
      </Field>
      <Field label="Who are you?" optional>
        <ChoiceSelect name="user_type" choices={contactUserTypes} placeholder="Choose (optional)" />
      </Field>
      <Field label="Subject" error={errors.subject} required>
        <TextInput name="subject" maxLength={200} required />
      </Field>
      <Field label="Message" error={errors.message} required className="md:col-span-2">
        <LongText name="message" rows={6} required />
      </Field>
      <TrapField />
      <div className="flex flex-col gap-3 md:col-span-2 md:flex-row">
        <Button type="submit" variant="accent" size="large" disabled={busy}>
          {busy ? 'Sending...' : 'Send Message'}
        </Button>
        <Button variant="secondary" size="large" disabled={busy} onClick={resend}>
          {busy ? 'Sending...' : 'Resend'}
        </Button>
      </div>
    </form>
  );
}
