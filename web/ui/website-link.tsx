/** A user-supplied URL, opened in a new tab and not vouched for. */
export function WebsiteLink({ address }: { readonly address: string }) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer nofollow ugc"
      className="break-all font-semibold text-brand underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {address.replace(/^https?:\/\//, '')}
    </a>
  );
}
