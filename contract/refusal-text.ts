export interface RefusalText {
  readonly status: 400 | 401 | 402 | 403 | 404 | 408 | 409 | 413 | 415 | 422 | 429 | 431 | 503 | 507;
  readonly title: string;
  readonly detail: string;
}
