import { batchInPanelAddress } from '#contract/site/portal-addresses.ts';
import { adminPath } from '#contract/site/sign-in-addresses.ts';

export const deskLists = ['queue', 'batches', 'statements', 'holds'] as const;

export type DeskList = (typeof deskLists)[number];

const address = (query: Readonly<Record<string, string>>) =>
  `${adminPath}?${new URLSearchParams({ tab: 'payouts', ...query })}`;

export const deskAddress = (list: DeskList) => address({ list });

export const batchAddress = batchInPanelAddress;

export const statementAddress = (statement: string) => address({ list: 'statements', statement });
