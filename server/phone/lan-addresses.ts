import type { NetworkInterfaceInfo } from 'node:os';

// Bridges of containers and virtual machines: no phone reaches them.
const virtual = /^(docker|br-|veth|virbr|vmnet|vboxnet|tun|tap|utun|wg)/;

/** The IPv4 addresses at which phones in the same network reach this machine, the likeliest first. */
export function lanAddresses(interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string[] {
  return Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, addresses = []]) => addresses)
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isPrivate(address))
    .map(({ address }) => address)
    .toSorted((a, b) => rank(a) - rank(b));
}

const isPrivate = (address: string) => /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(address);

const rank = (address: string) => (address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2);
