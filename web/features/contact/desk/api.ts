import { type EnquiryList, enquiriesApi } from '#contract/contact/enquiries.ts';
import { pagesOf } from '#web/lib/endpoint-queries.ts';

export const messagesQuery = (list: EnquiryList, id: string | undefined) =>
  pagesOf(enquiriesApi.messages, { query: { list, id } });

export const leadsQuery = (list: EnquiryList, id: string | undefined) =>
  pagesOf(enquiriesApi.leads, { query: { list, id } });
