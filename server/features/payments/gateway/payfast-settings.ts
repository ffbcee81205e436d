/** Whom we are to PayFast, and where it is: what the environment says. */
export interface PayfastSettings {
  readonly merchantId: string;
  readonly merchantKey: string;
  /** Signs everything. Recurring payments do not work without one. */
  readonly passphrase: string;
  /** Origin of its pages. */
  readonly url: string;
  /** Origin of its API. */
  readonly apiUrl: string;
  /** Addresses and ranges that its notifications come from. */
  readonly sources: readonly string[];
}
