import { Holds } from './holds.tsx';
import { MoneyFigures } from './money-figures.tsx';
import { PastPayouts } from './past-payouts.tsx';
import { ProviderLines } from './provider-lines.tsx';

export const MoneyList = () => (
  <div className="grid gap-6">
    <MoneyFigures />
    <ProviderLines />
    <Holds />
    <PastPayouts />
  </div>
);
