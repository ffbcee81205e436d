/** A honeypot: hidden from people and from the keyboard. If it is filled in by a program, the server says thanks and stores nothing. */
export function TrapField() {
  return (
    <div aria-hidden="true" data-not-kept className="sr-only">
      <label>
        Website
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
