import { Mail, MessageCircle, Phone, ShoppingBag, UserRound } from 'lucide-react';
import type { Gig } from '#contract/applications/gigs.ts';
import { MessageButton } from '#web/features/messaging/message-button.tsx';
import { usePhone } from '#web/features/profiles/phone-number.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Fact } from '../fact.tsx';

/** Touch target height on a phone. */
export const gigLink =
  'inline-flex min-h-11 items-center break-words font-medium text-brand underline decoration-brand/40 underline-offset-4 hover:decoration-brand md:min-h-0';

interface GigContactProps {
  readonly applicationId: string;
  readonly as: Gig['as'];
  readonly contact: NonNullable<Gig['contact']>;
}

/** Who the other party is, and how to reach them now. */
export function GigContact({ applicationId, as, contact }: GigContactProps) {
  const message = (
    <span className="mt-2 block">
      <MessageButton about={{ applicationId }} side={as} />
    </span>
  );
  const name = <Fact icon={<UserRound aria-hidden="true" />}>{contact.name}</Fact>;
  if (contact.status !== 'open')
    return (
      <>
        {name}
        <Fact icon={<Phone aria-hidden="true" />}>
          {contact.status === 'later' ? (
            <>
              You’ll see their phone number and email here once the gig is funded. Until then, send a message.
              {message}
            </>
          ) : (
            'Their phone number and email are no longer shown, because this gig is over.'
          )}
        </Fact>
      </>
    );
  const { phone, email } = contact;
  return (
    <>
      {name}
      <Fact icon={<Phone aria-hidden="true" />}>
        {phone ? (
          <PhoneLinks name={contact.name} phone={phone} />
        ) : (
          <>
            {contact.name} hasn’t added a phone number yet.
            {message}
          </>
        )}
      </Fact>
      <Fact icon={<Mail aria-hidden="true" />}>
        <a href={`mailto:${email}`} className={`${gigLink} break-all`}>
          {email}
        </a>
      </Fact>
    </>
  );
}

interface PhoneLinksProps {
  readonly name: string;
  /** E.164. */
  readonly phone: string;
}

function PhoneLinks({ name, phone }: PhoneLinksProps) {
  return (
    <>
      <span className="figures block">{usePhone(phone)}</span>
      <span className="mt-2 flex flex-wrap gap-2">
        <CallLink name={name} phone={phone} className={buttonStyle({ variant: 'primary' })} />
        <WhatsAppLink name={name} phone={phone} className={buttonStyle({ variant: 'secondary' })} />
      </span>
    </>
  );
}

interface PhoneLinkProps extends PhoneLinksProps {
  readonly className: string;
}

/** Starts a call. */
export function CallLink({ name, phone, className }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone}`} className={className}>
      <Phone aria-hidden="true" className="size-4" />
      <span>
        Call<span className="sr-only"> {name}</span>
      </span>
    </a>
  );
}

/** Opens a chat in WhatsApp, whose links take the number without its plus sign. */
export function WhatsAppLink({ name, phone, className }: PhoneLinkProps) {
  return (
    <a href={`https://wa.me/${phone.slice(1)}`} target="_blank" rel="noopener noreferrer" className={className}>
      <MessageCircle aria-hidden="true" className="size-4" />
      <span>
        WhatsApp<span className="sr-only"> {name} (opens in a new tab)</span>
      </span>
    </a>
  );
}

export function GigBring({ bring }: { readonly bring: string }) {
  return (
    <Fact icon={<ShoppingBag aria-hidden="true" />}>
      <span className="block text-ink-soft text-sm">What to bring</span>
      <span className="whitespace-pre-line">{bring}</span>
    </Fact>
  );
}
