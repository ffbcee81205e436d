import { type SupportList, supportLists } from '#contract/messaging/options.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';

/** Views of the inbox: a list of questions, reports, or saved answers. */
export const deskParts = [...supportLists, 'reports', 'decided', 'texts'] as const;

export type DeskPart = (typeof deskParts)[number];

export const isQuestionList = (part: DeskPart): part is SupportList => supportLists.some((list) => list === part);

interface Shown {
  readonly list?: DeskPart;
  readonly question?: string;
  readonly report?: string;
}

export const deskAddress = (shown: Shown = {}) => `${adminPath}?${new URLSearchParams({ tab: 'inbox', ...shown })}`;

/** What the URL selects. */
export function deskPlace(address: URLSearchParams) {
  return {
    part: deskParts.find((one) => one === address.get('list')) ?? 'unassigned',
    question: address.get('question'),
    report: address.get('report'),
  };
}
