interface ProgressBarProps {
  readonly label: string;
  /** From 0 to 100. */
  readonly percent: number;
  readonly className?: string;
}

/** A progress bar. The browser's own element, announced by screen readers. */
export const ProgressBar = ({ label, percent, className = '' }: ProgressBarProps) => (
  <progress
    aria-label={label}
    max={100}
    value={percent}
    className={`h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand ${className}`}
  />
);
