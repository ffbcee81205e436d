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

/** How gigs are paid for. Each agreement keeps the terms that it was made under. */
export function GigMoneyCard({ control }: GigMoneyCardProps) {
  const bearer = useWatch({ control, name: 'cardFeeBearer' });
  return (
    <Card
      title="The money of gigs"
      description="The fee, and who bears it, hold for agreements from now on: those that are made keep the terms that both sides saw. Our pages, forms and help chat show them within a second."
    >
      <div className="grid gap-6">
        <FormCheckbox
          control={control}
          name="gigsPaidHere"
          label="Gigs are paid for here"
          hint="A business pays before the work begins, and the rep is paid out when it is accepted. Holding other people’s money may need a licence."
        />
        <FormField control={control} name="feeBasisPoints" label="The platform’s fee" hint="Of the rep’s pay." required>
          {(field) => (
            <div className="max-w-40">
              <PercentInput {...field} />
            </div>
          )}
        </FormField>
        <FormRadioGroup
          control={control}
          name="feeBearer"
          legend="Who bears the fee"
          look="cards"
          options={[
            { value: 'rep', label: 'The rep', hint: 'The business pays the pay, and the rep gets it less the fee.' },
            { value: 'business', label: 'The business', hint: 'It pays the fee on top, and the rep gets all the pay.' },
          ]}
        />
        <FormRadioGroup
          control={control}
          name="cardFeeBearer"
          legend="Who bears what the card provider keeps"
          look="cards"
          options={[
            { value: 'platform', label: 'The platform', hint: 'Out of its fee.' },
            { value: 'business', label: 'The business', hint: 'It pays that on top of each payment.' },
          ]}
        />
        {/* They stay in the form: what does not count now is kept for when it does. */}
        <div className={bearer === 'business' ? 'grid gap-6 sm:grid-cols-2' : 'hidden'}>
          <FormField control={control} name="cardFeeBasisPoints" label="Part of each payment" required>
            {(field) => (
              <div className="max-w-40">
                <PercentInput {...field} />
              </div>
            )}
          </FormField>
          <FormField control={control} name="cardFeeFlatCents" label="And for each payment" required>
            {(field) => <MoneyInput {...field} className="max-w-40" />}
          </FormField>
        </div>
        <FormField
          control={control}
          name="minimumPayoutCents"
          label="Smallest payout"
          hint="Each payment from a bank costs something: less than this stays in the wallet, but for a rep who leaves."
          required
        >
          {(field) => <MoneyInput {...field} className="max-w-48" />}
        </FormField>
      </div>
    </Card>
  );
}
