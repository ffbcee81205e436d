import { labourLaw } from '#domain/labour/law.ts';
import { isNightWork } from '#domain/labour/night-work.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';

const ways = [
  { value: 'yes', label: 'Transport home is available' },
  { value: 'no', label: 'No transport home' },
];

const { night } = labourLaw;

interface TransportHomeProps {
  readonly hours: {
    readonly from: string;
    readonly to: string;
    /** Undefined: not answered. */
    readonly transportHome?: boolean | undefined;
  };
  readonly onChange: (transportHome: boolean) => void;
  readonly error?: string | undefined;
}

/** Asks how a rep gets home from work at night. Renders nothing for other hours. */
export function TransportHome({ hours, onChange, error }: TransportHomeProps) {
  const { transportHome } = hours;
  if (!isNightWork(hours)) return null;
  return (
    <RadioGroup
      legend="How does the rep get home?"
      hint={`Labour law asks for transport between home and work at night, from ${night.from} to ${night.until}. Reps see your answer, and it’s part of the agreement.`}
      options={ways}
      value={transportHome === undefined ? null : transportHome ? 'yes' : 'no'}
      onChange={(way) => onChange(way === 'yes')}
      error={error}
      className="col-span-full"
      required
    />
  );
}
