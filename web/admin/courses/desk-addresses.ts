import { adminPath } from '#contract/site/sign-in-addresses.ts';

const ofDesk = (shown: Record<string, string>) => `${adminPath}?${new URLSearchParams({ tab: 'courses', ...shown })}`;

export const salesAddress = ofDesk({});

export const courseSalesAddress = (course: string) => ofDesk({ course });

export const certificateSearchAddress = ofDesk({ list: 'certificates' });

/** @param copy the course to copy */
export const draftsAddress = (copy?: string) => ofDesk({ list: 'drafts', ...(copy !== undefined && { copy }) });

interface InDraft {
  readonly file: string;
  /** Initial cursor position. */
  readonly line?: number | null;
  readonly view?: 'preview';
}

export const draftAddress = (draft: string, { file, line, view }: Partial<InDraft> = {}) =>
  ofDesk({ draft, ...(file && { file }), ...(line && { line: String(line) }), ...(view && { view }) });
