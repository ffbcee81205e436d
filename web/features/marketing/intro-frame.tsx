/** A half-minute video as a drawing: a dot a second, eleven of them played. Decorative. */
export function IntroFrame() {
  return (
    <svg viewBox="0 0 320 190" aria-hidden="true" className="mt-auto w-full rounded-card">
      <rect width="320" height="190" className="fill-deep" />
      <circle cx="160" cy="76" r="27" className="fill-on-deep-soft" />
      <path d="M98 150c0-34 28-52 62-52s62 18 62 52z" className="fill-on-deep-soft" />
      <circle cx="160" cy="84" r="32" className="fill-accent" />
      <path d="M151 68l25 16-25 16z" className="fill-on-accent" />
      <path
        d={Array.from({ length: 30 }, (_, second) => `M${15 + second * 10} 172h0`).join('')}
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-on-deep-soft opacity-60"
      />
      <path
        d={Array.from({ length: 11 }, (_, second) => `M${15 + second * 10} 172h0`).join('')}
        strokeWidth="7"
        strokeLinecap="round"
        className="stroke-accent"
      />
    </svg>
  );
}
