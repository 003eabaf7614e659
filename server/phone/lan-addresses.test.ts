import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { lanAddresses } from './lan-addresses.ts';

const at = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;

test('[OPS-3] phones are shown the address of the local network, never one of the internet or of a container', () => {
  const addresses = lanAddresses({
    lo: [at('127.0.0.1', true)],
    docker0: [at('172.17.0.1')],
    tun0: [at('10.8.0.2')],
    eth0: [at('10.1.2.3'), at('fe80::1')],
    wlan0: [at('192.168.178.21'), at('203.0.113.9')],
  });
  expect(addresses).toEqual(['192.168.178.21', '10.1.2.3']);
});
