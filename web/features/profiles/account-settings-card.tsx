import { settingsAddress, writeToTeamAddress } from '#contract/site/portal-addresses.ts';
import { whatsappUrl } from '#web/lib/site-facts.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { TextInput } from '#web/ui/text-input.tsx';

/** The company's sign-in email, and where to change it. */
export function AccountSettingsCard({ email }: { readonly email: string }) {
  return (
    <Card title="Account Settings">
      <Field label="Email" hint="Contact support to change your email address">
        <TextInput type="email" value={email} readOnly />
      </Field>
      <div className="mt-5 flex flex-col gap-3 md:flex-row md:flex-wrap">
        <a
          href={whatsappUrl}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle({ variant: 'secondary', full: 'phone' })}
        >
          Contact Support
        </a>
        <LinkButton to={writeToTeamAddress('business')} variant="secondary" full="phone">
          Write to the team
        </LinkButton>
        <LinkButton to={settingsAddress('account')} variant="ghost" full="phone">
          Or change it yourself in Settings
        </LinkButton>
      </div>
    </Card>
  );
}
