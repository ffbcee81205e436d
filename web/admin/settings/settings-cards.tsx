import { Card } from '#web/ui/card.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { FeaturesCard } from './features-card.tsx';
import { GigMoneyCard } from './gig-money-card.tsx';
import { KeepingCard } from './keeping-card.tsx';
import { NoticeCard } from './notice-card.tsx';
import type { SettingsControl } from './settings-control.ts';
import { SupportCard } from './support-card.tsx';
import { TrialCard } from './trial-card.tsx';

interface CardsProps {
  readonly control: SettingsControl;
}

/** Settings that a bookkeeper may change too. */
export function MoneySettings({ control }: CardsProps) {
  return (
    <>
      <Card title="What reps pay">
        <FormCheckbox
          control={control}
          name="repsPayNothing"
          label="Reps pay nothing"
          hint="The law allows no fee for finding people work (Employment Services Act, section 15). Ask your lawyer whether a subscription counts as one."
        />
      </Card>
      <TrialCard control={control} />
      <Card title="VAT">
        <FormField
          control={control}
          name="vatNumber"
          label="VAT number"
          hint="Leave it empty unless the company is registered for VAT. With a number, new receipts are tax invoices and show the VAT in each price."
        >
          {(field) => (
            <TextInput
              {...field}
              value={field.value ?? ''}
              inputMode="numeric"
              autoComplete="off"
              className="max-w-60"
            />
          )}
        </FormField>
      </Card>
      <GigMoneyCard control={control} />
    </>
  );
}

/** Settings that only an owner can change. */
export function MarketSettings({ control }: CardsProps) {
  return (
    <>
      <Card title="Matches">
        <FormCheckbox
          control={control}
          name="reviewMatches"
          label="Review matches"
          hint="Businesses see a suggested rep only after the team has approved the match under Matches."
        />
      </Card>
      <FeaturesCard control={control} />
      <NoticeCard control={control} />
      <SupportCard control={control} />
      <KeepingCard control={control} />
    </>
  );
}
