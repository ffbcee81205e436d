export const checkStatuses = ['pass', 'fail', 'warning', 'testing'] as const;

export type CheckStatus = (typeof checkStatuses)[number];

/** How all of them stand together: as long as one is tested, so is the whole; then the worst counts. */
export function overallStatus(statuses: readonly CheckStatus[]): CheckStatus {
  return (['testing', 'fail', 'warning'] as const).find((one) => statuses.includes(one)) ?? 'pass';
}

/** What the earlier check calls them. */
export const legacyStatuses = ['success', 'error', 'warning'] as const;

export type LegacyStatus = (typeof legacyStatuses)[number];
