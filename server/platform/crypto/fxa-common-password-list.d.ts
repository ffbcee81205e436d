declare module 'fxa-common-password-list' {
  const list: { readonly test: (password: string) => boolean };
  export default list;
}
