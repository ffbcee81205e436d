import { Search } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { DateInput } from '#web/ui/date-input.tsx';
import { Field } from '#web/ui/field.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { MonthCalendar } from '#web/ui/month-calendar.tsx';
import { NumberInput } from '#web/ui/number-input.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { PercentInput } from '#web/ui/percent-input.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { ToggleGroup } from '#web/ui/toggle-group.tsx';

const towns = ['Bloemfontein', 'Cape Town', 'Durban', 'Gqeberha', 'Johannesburg', 'Kimberley', 'Mahikeng', 'Mbombela'];
const places = [...towns, 'Polokwane', 'Pretoria', 'Soweto', 'Stellenbosch'].map((label) => ({
  value: label.toLowerCase(),
  label,
  hint: 'South Africa',
}));

export function KitControls() {
  const [text, setText] = useState('');
  const [experience, setExperience] = useState<string | null>(null);
  const [place, setPlace] = useState<string | null>('durban');
  const [cents, setCents] = useState<number | null>(123_450);
  const [basisPoints, setBasisPoints] = useState<number | null>(725);
  const [count, setCount] = useState<number | null>(3);
  const [day, setDay] = useState<string | null>(null);
  const [days, setDays] = useState(['Mon']);
  const [dates, setDates] = useState(['2026-11-28']);
  const [agreed, setAgreed] = useState(true);
  const [role, setRole] = useState<string | null>('sales_rep');
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <Field label="Job title" hint="What a rep sees first." required>
        <TextInput placeholder="In-store promoter" />
      </Field>
      <Field label="Email" error="This is not an email address." required>
        <TextInput type="email" autoComplete="email" defaultValue="thandi@" />
      </Field>
      <Field label="Password" aside={<TextLink to="/dev/kit">Forgot it?</TextLink>}>
        <PasswordInput autoComplete="current-password" defaultValue="umnqweno" />
      </Field>
      <Field label="Search" labelHidden>
        <TextInput type="search" leading={<Search aria-hidden="true" className="size-5" />} placeholder="Search jobs" />
      </Field>
      <Field label="Compensation" hint="For the whole gig, before commission.">
        <MoneyInput value={cents} onChange={setCents} />
      </Field>
      <Field label="Fee">
        <PercentInput value={basisPoints} onChange={setBasisPoints} />
      </Field>
      <Field label="Reps needed">
        <NumberInput value={count} onChange={setCount} />
      </Field>
      <Field label="Experience" optional>
        <Select
          placeholder="Choose one"
          options={['Entry Level', '1-2 years', '3-5 years', '5+ years']}
          value={experience}
          onChange={setExperience}
        />
      </Field>
      <Field label="Location">
        <Combobox options={places} value={place} onChange={setPlace} placeholder="Type a town" />
      </Field>
      <Field label="Start date" optional>
        <DateInput value={day} onChange={setDay} />
      </Field>
      <Field label="Company">
        <TextInput defaultValue="Ubuntu Foods" disabled />
      </Field>
      <Field label="Description" className="md:col-span-2">
        <Textarea value={text} onChange={(event) => setText(event.target.value)} limit={500} />
      </Field>
      <div>
        <Checkbox
          label="I agree to the terms"
          hint="You can read them again later."
          checked={agreed}
          onChange={setAgreed}
        />
        <Checkbox label="Remember me" error="Tick this to go on." checked={false} onChange={() => undefined} />
        <Checkbox label="Not now" checked disabled onChange={() => undefined} />
      </div>
      <RadioGroup
        legend="I am a..."
        look="cards"
        options={[
          { value: 'sales_rep', label: 'Sales Representative', hint: 'I sell.' },
          { value: 'business', label: 'Business Owner', hint: 'I need people who sell.' },
        ]}
        value={role}
        onChange={setRole}
      />
      <ToggleGroup legend="Days of the week" options={['Mon', 'Tue', 'Wed']} chosen={days} onChange={setDays} />
      <MonthCalendar
        label="Days"
        chosen={dates}
        onToggle={(day) => setDates(dates.includes(day) ? dates.filter((one) => one !== day) : [...dates, day])}
        min="2026-11-22"
        max="2027-01-15"
        today="2026-11-22"
      />
      <RadioGroup legend="Sort by" options={['Newest', 'Best paid']} value="Newest" onChange={() => undefined} />
    </div>
  );
}
