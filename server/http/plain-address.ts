/**
 * An address in the one form everything behind it looks at, and the router too (RFC 3986, section 6.2.2): without scheme
 * and host, letters and digits not written as percent signs. Dots stay as they are, so that no `..` comes to be, and what
 * means something else when it is decoded, such as a slash, does too.
 */
export function plainAddress(url: string): string {
  const [, beyondHost = url] = /^https?:\/\/[^/?#]*(.*)$/is.exec(url) ?? [];
  const rooted = beyondHost.startsWith('/') ? beyondHost : `/${beyondHost}`;
  const end = rooted.search(/[?#]/);
  const path = end === -1 ? rooted : rooted.slice(0, end);
  const plain = path.replaceAll(/%(4[1-9A-F]|5[0-9A]|6[1-9A-F]|7[0-9A]|3[0-9]|2D|5F|7E)/gi, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
  return plain + rooted.slice(path.length);
}
