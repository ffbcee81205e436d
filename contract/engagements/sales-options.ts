export const saleSources = ['system', 'hand', 'csv'] as const;

/** `disputed`: the business says it doesn’t count. `void`: refunded, or entered by mistake. */
export const saleStatuses = ['counted', 'disputed', 'void'] as const;

/** Changes of a sale by its business that the rep is notified of. `corrected`: voided and recorded again. */
export const saleChanges = ['disputed', 'void', 'confirmed', 'corrected'] as const;

/** Why a person should look at a gig’s sales. Never decides anything. */
export const salesHintKinds = ['device_repeats', 'burst', 'no_scan', 'own_device'] as const;

export type SalesHintKind = (typeof salesHintKinds)[number];

export const saleLimits = {
  /** Hours after the last shift in which an order still counts for the gig. */
  lateHours: 24,
  /** Hours that the rep has to open a dispute after the business disputed or voided a sale, before the hours can be approved. */
  answerHours: 24,
  /** Hours in which the business can dispute a sale after it was recorded. */
  disputeHours: 72,
  csvRows: 2_000,
  csvLetters: 400_000,
  /** Active at the same time, so that one can replace another. */
  keys: 2,
  /** Posts to a webhook that fail for good, one after the other, before it is turned off. */
  hookFailures: 20,
  /** Days in which a scan explains a sale. */
  scanDays: 30,
  /** Figures cover at most this many days at once. */
  figureDays: 366,
  /** Days after which a scan is deleted: longer than figures look back from today. */
  scanKeptDays: 400,
  /** Months after which a revoked key is deleted. */
  revokedKeyMonths: 24,
} as const;

/** From how many on a person should look. */
export const salesHintLimits = { deviceRepeats: 5, burstSales: 10, burstMinutes: 5, noScan: 3 } as const;

/** Without signs that look like others. */
export const saleCodeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
export const saleCodeLength = 7;
