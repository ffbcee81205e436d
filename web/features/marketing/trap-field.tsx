/** No person sees it or gets to it by keyboard: whoever fills it in is a program, and the server thanks it and keeps nothing. */
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
