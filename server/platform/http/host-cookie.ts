/** A cookie that scripts cannot read and that no page of another site can make the browser send. */
export interface HostCookie {
  /** Its value in a `Cookie` header, or null. */
  readonly read: (header: string | undefined) => string | null;
  /** The `Set-Cookie` header that stores a value of letters, digits, `-` and `_`. */
  readonly store: (value: string, maxAgeSeconds: number) => string;
  /** The `Set-Cookie` header that removes it. */
  readonly remove: () => string;
}

/**
 * Behind TLS its name has the prefix `__Host-`: browsers then take it only over HTTPS and from this very host, so that not
 * even a subdomain can plant one.
 */
export function hostCookie(name: string, siteUrl: string): HostCookie {
  const secure = siteUrl.startsWith('https:');
  const fullName = secure ? `__Host-${name}` : name;
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const pattern = new RegExp(`(?:^|;\\s*)${fullName}=([\\w-]+)(?:;|$)`);
  return {
    read: (header) => header?.match(pattern)?.[1] ?? null,
    store: (value, maxAgeSeconds) => `${fullName}=${value}; Max-Age=${Math.floor(maxAgeSeconds)}; ${attributes}`,
    remove: () => `${fullName}=; Max-Age=0; ${attributes}`,
  };
}
