import { isIP } from 'node:net';

/** Takes the sentence that says what is wrong with a setting. */
type Wrong = (problem: string) => void;

/** True for the names and addresses only this machine can reach. */
export const isLoopbackHost = (host: string) =>
  host === 'localhost' || host.endsWith('.localhost') || /^127\.\d+\.\d+\.\d+$/.test(host) || /^\[?::1\]?$/.test(host);

/** A port number; 8080 when nothing is said. */
export function readPort(text: string | undefined, wrong: Wrong): number {
  const port = Number(text || '8080');
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  wrong(`PORT must be a number from 1 to 65535, not "${text}".`);
  return 0;
}

/** An address of our own: scheme and host, nothing behind them. */
export function readUrl(name: string, text: string | undefined, wrong: Wrong): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username)
    return url.origin;
  wrong(`${name} must be an address such as https://portal.example, without a path; it is "${text}".`);
  return undefined;
}

/** Addresses separated by spaces or commas. */
export function readUrlList(name: string, text: string | undefined, wrong: Wrong): string[] {
  const urls = wordsOf(text ?? '');
  for (const url of urls)
    if (!/^https?:\/\//.test(url) || !URL.canParse(url)) wrong(`${name}: "${url}" is no http or https address.`);
  return urls;
}

/** Hosts as they stand in labels, with a port if there is one. */
export function readHosts(name: string, text: string | undefined, wrong: Wrong): string[] {
  const hosts = wordsOf(text ?? '');
  for (const host of hosts)
    if (URL.parse(`https://${host}`)?.host !== host.toLowerCase())
      wrong(`${name}: "${host}" is no host such as portal.example.`);
  return hosts;
}

/** An address or a path of ours, with a place for the language. */
export function readManualUrl(text: string | undefined, wrong: Wrong): string | undefined {
  if (!text) return undefined;
  if (/^(https?:\/\/[^/]|\/(?!\/))/.test(text) && text.includes('{language}')) return text;
  wrong(`MANUAL_URL must be an address or a path with {language} in it, such as /manual/{language}/; it is "${text}".`);
  return undefined;
}

/** The mail server, with a user and a password in the address where it asks for them. */
export function readSmtpUrl(text: string | undefined, wrong: Wrong): string | undefined {
  if (!text) return undefined;
  if (/^smtps?:\/\/[^/]/.test(text) && URL.canParse(text)) return text;
  wrong('SMTP_URL must start with smtp:// or smtps:// and name a host, such as smtps://user:password@mail.example.');
  return undefined;
}

/** The sender of mails: an address, with a name before it or not. */
export function readMailFrom(text: string | undefined, wrong: Wrong): string | undefined {
  if (!text) return undefined;
  if (/^([^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)) return text;
  wrong(`MAIL_FROM must be an address such as Portal <portal@example.org>; it is "${text}".`);
  return undefined;
}

/** A number of whole days. */
export function readDays(name: string, text: string | undefined, wrong: Wrong): number | undefined {
  if (!text) return undefined;
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= 90) return days;
  wrong(`${name} must be a number of days from 1 to 90, not "${text}".`);
  return undefined;
}

/** On or off; undefined when nothing is said. */
export function readFlag(name: string, text: string | undefined, wrong: Wrong): boolean | undefined {
  if (!text) return undefined;
  if (['1', 'on', 'yes', 'true'].includes(text)) return true;
  if (['0', 'off', 'no', 'false'].includes(text)) return false;
  wrong(`${name} must be 1 (on) or 0 (off), not "${text}".`);
  return undefined;
}

/** Which proxies stand in front of us: addresses and ranges, or the private ranges by their names; none for nobody. */
export function readProxies(text: string | undefined, wrong: Wrong): string[] | undefined {
  if (!text) return undefined;
  if (text === 'none') return [];
  const proxies = wordsOf(text);
  const isProxy = (it: string) => namedRanges.includes(it) || isAddressOrRange(it);
  if (proxies.every(isProxy)) return proxies;
  wrong(`TRUST_PROXY must be none or the addresses of your proxies, such as 127.0.0.1 or 10.0.0.0/8; it is "${text}".`);
  return undefined;
}

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) > 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= longest))
  );
}

const wordsOf = (text: string) => text.split(/[\s,]+/).filter((it) => it !== '');
