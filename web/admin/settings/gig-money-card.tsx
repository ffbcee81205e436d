import { useWatch } from 'react-hook-form';
import { Card } from '#web/ui/card.tsx';
import { FormCheckbox } from '#web/ui/form-checkbox.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { FormRadioGroup } from '#web/ui/form-radio-group.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { PercentInput } from '#web/ui/percent-input.tsx';
import type { SettingsControl } from './settings-control.ts';

interface GigMoneyCardProps {
  readonly control: SettingsControl;
}

/** How gigs are paid for. Each agreement keeps the terms under which it was made. */
export function GigMoneyCard({ control }: GigMoneyCardProps) {
  const bearer = useWatch({ control, name: 'cardFeeBearer' });
  return (
    <Card
      title="Gig payments"
      description="The fee and who pays it apply to new agreements. Existing agreements keep the terms that both sides saw. Our pages, forms and help chat show changes within a second."
    >
      <div className="grid gap-6">
        <FormCheckbox
          control={control}
          name="gigsPaidHere"
          label="Take payments for gigs"
          hint="Businesses pay before a gig starts, and reps are paid once their hours are approved. Holding other people’s money may need a licence."
        />
        <FormField
          control={control}
          name="feeBasisPoints"
          label="Platform fee"
          hint="As a percentage of the rep’s pay."
          required
        >
          {(field) => (
            <div className="max-w-40">
              <PercentInput {...field} />
            </div>
          )}
        </FormField>
        <FormRadioGroup
          control={control}
          name="feeBearer"
          legend="Who pays the fee"
          look="cards"
          options={[
            { value: 'rep', label: 'The rep', hint: 'The fee comes off the rep’s pay.' },
            {
              value: 'business',
              label: 'The business',
              hint: 'The business pays the fee on top, and the rep gets the full pay.',
            },
          ]}
        />
        <FormRadioGroup
          control={control}
          name="cardFeeBearer"
          legend="Who pays the card provider’s fee"
          look="cards"
          options={[
            { value: 'platform', label: 'The platform', hint: 'The platform pays it out of its own fee.' },
            { value: 'business', label: 'The business', hint: 'The business pays it on top of each payment.' },
          ]}
        />
        {/* Fields that don't apply now keep their values in the form. */}
        <div className={bearer === 'business' ? 'grid gap-6 sm:grid-cols-2' : 'hidden'}>
          <FormField control={control} name="cardFeeBasisPoints" label="Card fee, percentage" required>
            {(field) => (
              <div className="max-w-40">
                <PercentInput {...field} />
              </div>
            )}
          </FormField>
          <FormField control={control} name="cardFeeFlatCents" label="Card fee, fixed amount" required>
            {(field) => <MoneyInput {...field} className="max-w-40" />}
          </FormField>
        </div>
        <FormField
          control={control}
          name="minimumPayoutCents"
          label="Minimum payout"
          hint="Smaller amounts stay in the wallet, because every bank payment has a cost. Reps who delete their account are paid out in full."
          required
        >
          {(field) => <MoneyInput {...field} className="max-w-48" />}
        </FormField>
      </div>
    </Card>
  );
}
