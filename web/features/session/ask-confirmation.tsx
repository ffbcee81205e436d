import { useState } from 'react';
import { emailAddress } from '#web/lib/email-check.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { SendAgain } from './send-again.tsx';

/** For a broken confirmation link: it doesn't say whose it was. */
export function AskConfirmation() {
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const problem = emailAddress(email);
  return (
    <div className="grid gap-3 rounded-card bg-sunken p-4">
      <Field
        label="Your email"
        hint="If your account isn’t confirmed yet, we’ll send you a new link."
        error={asked ? problem : null}
        required
      >
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </Field>
      <SendAgain
        kind="signup"
        email={email.trim()}
        mayAsk={() => {
          setAsked(true);
          return problem === null;
        }}
      >
        Send new confirmation link
      </SendAgain>
    </div>
  );
}
