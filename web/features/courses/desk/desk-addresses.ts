import { adminPath } from '#contract/site/sign-in-addresses.ts';

const ofDesk = (shown: Record<string, string>) => `${adminPath}?${new URLSearchParams({ tab: 'courses', ...shown })}`;

export const salesAddress = ofDesk({});

export const courseSalesAddress = (course: string) => ofDesk({ course });

export const certificateSearchAddress = ofDesk({ list: 'certificates' });
