import { enquiriesApi } from '#contract/contact/enquiries.ts';
import { type Route, read } from '#server/platform/http/route.ts';
import { writeAsAdmin } from '../../operators/access/write-as-admin.ts';
import { answerLead, answerMessage, assignLead, assignMessage } from './commands/answer-enquiry.ts';
import { reopenLead, reopenMessage, settleLead, settleMessage } from './commands/handle-enquiry.ts';
import { listLeads, listMessages } from './queries/list-enquiries.ts';

const onMessage = ({ params }: { readonly params: { readonly messageId: string } }) => ({
  type: 'contact_message',
  id: params.messageId,
});

const onLead = ({ params }: { readonly params: { readonly leadId: string } }) => ({ type: 'lead', id: params.leadId });

export const enquiryRoutes = (): readonly Route[] => [
  read(enquiriesApi.messages, (db, actor, { query }) => listMessages(db, actor, query)),
  writeAsAdmin(enquiriesApi.settleMessage, { name: 'enquiry.settle', on: onMessage }, (tx, actor, { params }) =>
    settleMessage(tx, actor, params.messageId),
  ),
  writeAsAdmin(enquiriesApi.reopenMessage, { name: 'enquiry.reopen', on: onMessage }, (tx, actor, { params }) =>
    reopenMessage(tx, actor, params.messageId),
  ),
  read(enquiriesApi.leads, (db, actor, { query }) => listLeads(db, actor, query)),
  writeAsAdmin(enquiriesApi.settleLead, { name: 'enquiry.settle', on: onLead }, (tx, actor, { params }) =>
    settleLead(tx, actor, params.leadId),
  ),
  writeAsAdmin(enquiriesApi.reopenLead, { name: 'enquiry.reopen', on: onLead }, (tx, actor, { params }) =>
    reopenLead(tx, actor, params.leadId),
  ),
  writeAsAdmin(enquiriesApi.answerMessage, { name: 'enquiry.answer', on: onMessage }, (tx, actor, { params, body }) =>
    answerMessage(tx, actor, { ...params, ...body }),
  ),
  writeAsAdmin(enquiriesApi.answerLead, { name: 'enquiry.answer', on: onLead }, (tx, actor, { params, body }) =>
    answerLead(tx, actor, { ...params, ...body }),
  ),
  writeAsAdmin(enquiriesApi.assignMessage, { name: 'enquiry.assign', on: onMessage }, (tx, actor, { params, body }) =>
    assignMessage(tx, actor, { ...params, ...body }),
  ),
  writeAsAdmin(enquiriesApi.assignLead, { name: 'enquiry.assign', on: onLead }, (tx, actor, { params, body }) =>
    assignLead(tx, actor, { ...params, ...body }),
  ),
];
