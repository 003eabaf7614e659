import { hostname, networkInterfaces } from 'node:os';
import type { Settings } from '../settings.ts';
import { StartUpError } from '../start-up-error.ts';
import { lanAddresses } from './lan-addresses.ts';
import { phoneCertificate, type PhoneCertificate } from './phone-certificate.ts';

/** The settings for the local network: its likeliest address stands in labels unless PUBLIC_URL says another. */
export function phoneSettings(settings: Settings, now: number): { settings: Settings; certificate: PhoneCertificate } {
  const addresses = lanAddresses(networkInterfaces());
  const [first] = addresses;
  if (first === undefined)
    throw new StartUpError(
      'This computer is in no local network, so no phone could reach it. Connect it and start again.',
    );
  const names = ['localhost', `${hostname().split('.')[0]!.toLowerCase()}.local`];
  const certificate = phoneCertificate(settings.dataDir, [...addresses, '127.0.0.1', ...names], now);
  const publicUrl = settings.publicUrlGiven ? settings.publicUrl : `https://${first}:${settings.port}`;
  return { settings: { ...settings, publicUrl }, certificate };
}
