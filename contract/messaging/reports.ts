import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, optionalProse, prose, timestamp } from '../fields.ts';
import { fileLink } from '../files/files.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { attachment } from './attachments.ts';
import { message } from './messages.ts';
import { conversationKinds } from './options.ts';

/** A reason to report a conversation. */
export const reportReasons = ['fraud', 'paid_elsewhere', 'abuse', 'unwanted', 'other'] as const;

export type ReportReason = (typeof reportReasons)[number];

export const reportOutcomes = ['no_action', 'warned'] as const;

export type ReportOutcome = (typeof reportOutcomes)[number];

export const reportLists = ['open', 'decided'] as const;

export type ReportList = (typeof reportLists)[number];

/** How many messages on each side of a reported one the team may read. */
export const messagesAround = 20;

const person = z.object({ userId: id, name: z.string(), email: z.string() });

const head = z.object({
  id,
  kind: z.enum(conversationKinds),
  jobTitle: z.string().nullable(),
  reason: z.enum(reportReasons),
  createdAt: timestamp,
  /** Null: the account is gone. */
  reporter: person.nullable(),
  reported: person.nullable(),
  decision: z.object({ outcome: z.enum(reportOutcomes), reason: z.string(), by: z.string(), at: timestamp }).nullable(),
});

export type ReportHead = z.output<typeof head>;

export const report = head.extend({
  details: z.string().nullable(),
  /** The reported message; null: the conversation as it was then. */
  messageId: id.nullable(),
  /** Its text when it was reported, whatever happened to it since; for a conversation, their latest messages, while the report is open. */
  reportedText: z.string().nullable(),
  /** Its attachments then, while the report is open: its files are retained as long, even if it is deleted. */
  reportedAttachments: z.array(attachment),
  /** The messages around it, while the report is open; nothing once it is decided. */
  messages: z.array(message),
});

export type Report = z.output<typeof report>;

const ofReport = z.object({ reportId: id });
const ofFile = ofReport.extend({ messageId: id, fileId: id });
const admin = { tag: 'Reports', gate: 'admin', permission: 'reports.decide' } as const;

export const reportInput = z.object({
  messageId: id.nullable(),
  reason: z.enum(reportReasons, 'Choose what’s wrong.'),
  details: optionalProse('Details', 1000),
});

export const reportDecisionInput = z.object({ outcome: z.enum(reportOutcomes), reason: prose('A reason', 1000) });

export const reportsApi = {
  send: endpoint({
    method: 'POST',
    path: '/api/conversations/:conversationId/reports',
    changes: [],
    summary: 'Report a message or conversation',
    description: 'Lets our team read the messages around it while the report is open.',
    tag: 'Reports',
    gate: 'signed-in',
    params: z.object({ conversationId: id }),
    body: reportInput,
    status: 201,
    response: z.object({ id, createdAt: timestamp }),
    refusals: [
      'conversation.not_found',
      'message.not_found',
      'report.already_open',
      'report.nothing_of_others',
      'report.message_needed',
    ],
  }),
  list: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/reports',
    about: 'reports',
    summary: 'List reports',
    description: 'Open reports come oldest first, decided ones newest first.',
    query: pageQuery.extend({ list: z.enum(reportLists).default('open') }),
    status: 200,
    response: pageOf(head),
    refusals: ['request.bad_cursor'],
  }),
  counts: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/reports/counts',
    about: 'reports',
    summary: 'Count open reports',
    status: 200,
    response: z.object({ open: z.int() }),
  }),
  show: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/reports/:reportId',
    // Each view is recorded in the audit log.
    about: null,
    summary: 'Get a report',
    description: `While the report is open, includes up to ${messagesAround} messages on each side of the reported one. The view is recorded in the audit log.`,
    params: ofReport,
    status: 200,
    response: report,
    refusals: ['report.not_found'],
  }),
  file: endpoint({
    ...admin,
    method: 'GET',
    path: '/api/admin/reports/:reportId/messages/:messageId/files/:fileId',
    about: null,
    summary: 'Get a link to a file of a report',
    description: 'The link expires after a few minutes. Opening it is recorded in the audit log.',
    params: ofFile,
    status: 200,
    response: fileLink,
    refusals: ['report.not_found', 'file.not_found'],
  }),
  decide: endpoint({
    ...admin,
    method: 'POST',
    path: '/api/admin/reports/:reportId/decision',
    changes: ['reports'],
    summary: 'Decide a report',
    description: 'A user who is warned is given the reason. The reporter is notified of the outcome.',
    params: ofReport,
    body: reportDecisionInput,
    status: 200,
    response: report,
    refusals: ['report.not_found', 'report.already_decided', 'report.nobody_to_warn'],
  }),
};
