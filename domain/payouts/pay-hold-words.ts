import { formatRandExact } from '../shared/rand.ts';

interface PayHoldFacts {
  readonly jobTitle: string;
  /** Of the business. */
  readonly name: string;
  readonly amountCents: number;
  readonly lifted: boolean;
}

/** What a rep is told of a hold on their pay after a chargeback, and of its release. */
export const describePayHold = ({ jobTitle, name, amountCents, lifted }: PayHoldFacts) =>
  lifted
    ? {
        title: `The hold on your pay for ${jobTitle} is released`,
        detail: `You can have ${formatRandExact(amountCents)} paid out.`,
      }
    : {
        title: `${formatRandExact(amountCents)} for ${jobTitle} is on hold`,
        detail: `The bank of ${name} took its payment back. Our team decides whether you can have this amount paid out. Send us anything that shows your work.`,
      };
