/** Features the operator can switch off while the rest goes on. */
export const features = ['courses', 'gifts', 'attachments', 'suggestions'] as const;

export type Feature = (typeof features)[number];

/** On the root element of every page: the announcement, and the features that are off, by their names. */
export const noticeMark = 'data-notice';
export const offMark = 'data-off';

/** Updates pages that stay open. */
export const sitePath = '/api/site';
