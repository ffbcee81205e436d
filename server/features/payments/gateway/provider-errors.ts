/** PayFast can't be reached, is busy or has an outage: retry later. */
export class ProviderAway extends Error {
  override readonly name = 'ProviderAway';
}

/** PayFast refused the request, and would refuse it again. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}
