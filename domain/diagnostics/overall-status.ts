export const checkStatuses = ['pass', 'fail', 'warning', 'testing'] as const;

export type CheckStatus = (typeof checkStatuses)[number];

/** Their combined status: pending as long as one is; then the worst counts. */
export function overallStatus(statuses: readonly CheckStatus[]): CheckStatus {
  return (['testing', 'fail', 'warning'] as const).find((one) => statuses.includes(one)) ?? 'pass';
}

/** The earlier check's names for them. */
export const legacyStatuses = ['success', 'error', 'warning'] as const;

export type LegacyStatus = (typeof legacyStatuses)[number];
