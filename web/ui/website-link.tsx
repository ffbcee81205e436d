/** An address that somebody wrote down, opened apart from this page and vouched for by nobody. */
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
