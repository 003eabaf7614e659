import { isIPv6 } from 'node:net';

/**
 * Whom a limit counts: an IPv4 address, or the /64 of an IPv6 address, because one household or phone owns all of that.
 * Hospitals sit behind one address, so limits on it are sized for many people.
 */
export function callerAddress(from: string): string {
  const ip = withoutPort(from);
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = ip.toLowerCase().replace(/%.*$/, '').split('::');
  const [before, after] = [groups(head), groups(tail)];
  const middle = ip.includes('::') ? Array<string>(8 - before.length - after.length).fill('0') : [];
  const network = [...before, ...middle, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Some proxies name the port as well, another one for each connection: `192.0.2.7:50112`, `[2001:db8::1]:50112`. */
function withoutPort(from: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(from) ?? [];
  const [, plain] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(from) ?? [];
  return bracketed ?? plain ?? from;
}

const groups = (text: string) => (text === '' ? [] : text.split(':'));
