import type { Route } from '#server/platform/http/route.ts';
import { type BankAccountServices, bankAccountRoutes } from './bank-accounts/routes.ts';
import { batchRoutes } from './batches/routes.ts';
import { type ReconciliationServices, reconciliationRoutes } from './reconciliation/routes.ts';
import { requestRoutes } from './requests/routes.ts';
import { statementRoutes } from './statements/routes.ts';
import { walletRoutes } from './wallet/routes.ts';

export const payoutRoutes = (services: BankAccountServices & ReconciliationServices): readonly Route[] => [
  ...walletRoutes,
  ...bankAccountRoutes(services),
  ...requestRoutes,
  ...statementRoutes,
  ...batchRoutes(services),
  ...reconciliationRoutes(services),
];
