import { Mail, Phone, ShoppingBag, UserRound } from 'lucide-react';
import type { Gig } from '#contract/applications/gigs.ts';
import { usePhone } from '#web/features/profiles/phone-number.ts';
import { Fact } from '../fact.tsx';

/** As high as a finger on a phone. */
export const gigLink =
  'inline-flex min-h-11 items-center break-words font-medium text-brand underline decoration-brand/40 underline-offset-4 hover:decoration-brand md:min-h-0';

/** Whom to ask for, and how they are reached. */
export function GigContact({ contact: { name, phone, email } }: { readonly contact: NonNullable<Gig['contact']> }) {
  const formatted = usePhone(phone);
  return (
    <>
      <Fact icon={<UserRound aria-hidden="true" />}>{name}</Fact>
      {phone ? (
        <Fact icon={<Phone aria-hidden="true" />}>
          <a href={`tel:${phone}`} className={gigLink}>
            {formatted ?? phone}
          </a>
        </Fact>
      ) : null}
      <Fact icon={<Mail aria-hidden="true" />}>
        <a href={`mailto:${email}`} className={`${gigLink} break-all`}>
          {email}
        </a>
      </Fact>
    </>
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
