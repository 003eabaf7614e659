/** An address so far as its owner recognises it and nobody else learns it: `k•••@n•••.example`. */
export function maskedEmail(email: string): string {
  const [name = '', host = ''] = email.split('@');
  const ending = host.slice(host.lastIndexOf('.'));
  return `${[...name][0] ?? ''}•••@${[...host][0] ?? ''}•••${ending}`;
}
