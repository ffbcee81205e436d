/** Our account at PayFast and PayFast's addresses, from the environment. */
export interface PayfastSettings {
  readonly merchantId: string;
  readonly merchantKey: string;
  /** Signs everything. Recurring payments don't work without it. */
  readonly passphrase: string;
  /** Origin of its pages. */
  readonly url: string;
  /** Origin of its API. */
  readonly apiUrl: string;
  /** Addresses and ranges that its notifications are sent from. */
  readonly sources: readonly string[];
}
