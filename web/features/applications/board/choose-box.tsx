interface ChooseBoxProps {
  /** "Choose Thabo Mokoena". */
  readonly label: string;
  readonly checked: boolean;
  /** Some of several, but not all. */
  readonly mixed?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A checkbox without a visible label: its row says whom it selects. */
export function ChooseBox({ label, checked, mixed = false, onChange }: ChooseBoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      title={label}
      checked={checked}
      ref={(box) => {
        if (box) box.indeterminate = mixed;
      }}
      onChange={(event) => onChange(event.target.checked)}
      className="tick relative z-10 rounded-md before:pointer-events-none after:absolute after:-inset-2"
    />
  );
}
