import type { EnquiryList } from '#contract/contact/enquiries.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';

export const enquiryParts = ['messages', 'leads', 'done-messages', 'done-leads'] as const;

export type EnquiryPart = (typeof enquiryParts)[number];

/** @param id limits it to this one, whatever its status */
export const enquiryAddress = (part: EnquiryPart, id?: string) =>
  `${adminPath}?${new URLSearchParams({ tab: 'enquiries', list: part, ...(id && { id }) })}`;

/** What the URL selects. */
export const enquiryPlace = (address: URLSearchParams) => ({
  part: enquiryParts.find((one) => one === address.get('list')) ?? 'messages',
  id: address.get('id') ?? undefined,
});

export const listOf = (part: EnquiryPart): EnquiryList => (part.startsWith('done-') ? 'done' : 'open');
