import type { VettingDocument, VettingList } from '#contract/vetting/cases.ts';
import { type DocumentType, documentLabels } from '#contract/vetting/documents.ts';
import type { LegalUserType, VettingStep } from '#contract/vetting/legal.ts';
import { formatDate } from '#web/lib/format-time.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

export const typeNames: Record<LegalUserType, string> = { rep: 'Sales rep', business: 'Business' };

export const listNames: Record<VettingList, string> = {
  waiting: 'Waiting',
  asked: 'Waiting for documents',
  approved: 'Approved',
  rejected: 'Rejected',
};

export const listTones: Record<VettingList, BadgeTone> = {
  waiting: 'accent',
  asked: 'info',
  approved: 'success',
  rejected: 'danger',
};

export const listNotes: Record<VettingList, string> = {
  waiting: 'Cases waiting for review, longest wait first.',
  asked: 'Cases waiting for a document we requested.',
  approved: 'Latest decision first.',
  rejected: 'Latest decision first.',
};

export const stepNames: Record<VettingStep, string> = {
  submitted: 'Submitted',
  document_asked: 'Another document requested',
  approved: 'Approved',
  rejected: 'Rejected',
  reopened: 'Decision reversed',
  documents_deleted: 'Documents deleted after their retention period',
};

/** Documents the reviewer has yet to view. Deleted or replaced ones can't be viewed. */
export const unopenedOf = (documents: readonly VettingDocument[]): DocumentType[] =>
  documents.flatMap(({ type, file, replacedAt, opened }) => (file && !replacedAt && !opened ? [type] : []));

/** The note about them before an approval. */
export function openedText(unopened: readonly DocumentType[]): string {
  if (unopened.length === 0) return 'You have opened every document.';
  return `You haven’t opened: ${unopened.map((type) => documentLabels[type]).join(', ')}.`;
}

const day = 86_400_000;

/** Whole days a user has waited. */
const daysWaited = (since: string, now: Date = new Date()): number =>
  Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / day));

/** `less than a day`, `1 day`, `5 days`; after two months the date it began. */
export function waitText(since: string, now: Date = new Date()): string {
  const days = daysWaited(since, now);
  if (days < 1) return 'less than a day';
  if (days > 60) return `since ${formatDate(since)}`;
  return days === 1 ? '1 day' : `${days} days`;
}

/** More prominent the longer it waits. */
export function waitTone(since: string, now: Date = new Date()): BadgeTone {
  const days = daysWaited(since, now);
  if (days >= 5) return 'danger';
  return days >= 2 ? 'accent' : 'neutral';
}
