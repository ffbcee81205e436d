interface PostedForm {
  readonly action: string;
  /** In order, as a signature may depend on it. */
  readonly fields: Readonly<Record<string, string>>;
}

/** Navigates by posting a form. @param target the name of a tab; by default this one */
export function postForm({ action, fields }: PostedForm, target = '_self'): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // Not `form.submit()`: a field may have that name.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
