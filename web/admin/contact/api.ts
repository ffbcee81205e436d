import { type EnquiryList, enquiriesApi } from '#contract/contact/enquiries.ts';
import { supportApi } from '#contract/messaging/support.ts';
import { pagesOf, queryOf } from '#web/lib/endpoint-queries.ts';

export const messagesQuery = (list: EnquiryList, id: string | undefined) =>
  pagesOf(enquiriesApi.messages, { query: { list, id } });

export const leadsQuery = (list: EnquiryList, id: string | undefined) =>
  pagesOf(enquiriesApi.leads, { query: { list, id } });

/** Admins who answer enquiries also answer questions. */
export const teamQuery = queryOf(supportApi.team, {});
