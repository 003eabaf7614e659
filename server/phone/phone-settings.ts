import { hostname, networkInterfaces } from 'node:os';
import type { Settings } from '../settings.ts';
import { StartUpError } from '../start-up-error.ts';
import { lanAddresses } from './lan-addresses.ts';
import { phoneCertificate, type PhoneCertificate } from './phone-certificate.ts';

/** The settings for the local network: its likeliest address stands in labels unless PUBLIC_URL says another. */
export function phoneSettings(settings: Settings, now: number): { settings: Settings; certificate: PhoneCertificate } {
  const addresses = lanAddresses(networkInterfaces());
  const [first] = addresses;
  if (first === undefined && !settings.publicUrlGiven) throw new StartUpError(noNetwork);
  const publicUrl = settings.publicUrlGiven ? settings.publicUrl : `https://${first}:${settings.port}`;
  const ownNames = [new URL(publicUrl).hostname, `${hostname().split('.')[0]!.toLowerCase()}.local`];
  const hosts = new Set([...addresses, ...ownNames, '127.0.0.1', 'localhost']);
  return { settings: { ...settings, publicUrl }, certificate: phoneCertificate(settings.dataDir, [...hosts], now) };
}

const noNetwork =
  'This computer is in no local network, so no phone could reach it. Connect it and start again, ' +
  'or set PUBLIC_URL to its address, such as https://192.168.178.21:8080.';
