import { createPrivateKey, createPublicKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { authorityCertificate, serverCertificate, type Authority } from './certificate.ts';

/** What the server needs to speak TLS to phones, and the authority a phone has to trust. PEM texts. */
export type PhoneCertificate = { key: string; chain: string; authority: string };

const day = 86_400_000; // milliseconds
const authorityDays = 3650;
const serverDays = 390; // phones refuse certificates that are valid for much longer
const renewedBefore = 30; // days

/**
 * The certificate for the local network. The authority is made once and kept in the data folder, so that a phone has to
 * trust it once only; the server's own certificate is made anew when addresses change or its time runs out.
 */
export function phoneCertificate(dataDir: string, hosts: readonly string[], now: number): PhoneCertificate {
  const folder = join(dataDir, 'phone');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const authority = keptAuthority(folder, now);
  const kept = keptServer(folder, authority.certificate);
  if (kept && isGoodFor(kept.chain, hosts, now)) return { ...kept, authority: authority.certificate };

  const { privateKey, publicKey } = newKeys();
  const own = serverCertificate(authority.signer, { publicKey, hosts, from: now, days: serverDays });
  const server = {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    chain: own + authority.certificate,
  };
  write(join(folder, 'server.key'), server.key);
  write(join(folder, 'server.crt'), server.chain);
  return { ...server, authority: authority.certificate };
}

function keptAuthority(folder: string, now: number): { signer: Authority; certificate: string } {
  const [keyFile, certificateFile] = [join(folder, 'authority.key'), join(folder, 'authority.crt')];
  if (existsSync(keyFile) && existsSync(certificateFile)) {
    const certificate = readFileSync(certificateFile, 'utf8');
    const privateKey = createPrivateKey(readFileSync(keyFile));
    const { publicKey, subject } = new X509Certificate(certificate);
    return { signer: { name: subject.replace(/^CN=/, ''), privateKey, publicKey }, certificate };
  }
  // The day tells two authorities apart on a phone that has met both.
  const signer = { name: `Device Portal local network ${new Date(now).toISOString().slice(0, 10)}`, ...newKeys() };
  const certificate = authorityCertificate(signer, now, authorityDays);
  write(keyFile, signer.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString());
  write(certificateFile, certificate);
  return { signer, certificate };
}

function keptServer(folder: string, authority: string): { key: string; chain: string } | undefined {
  const [keyFile, chainFile] = [join(folder, 'server.key'), join(folder, 'server.crt')];
  if (!existsSync(keyFile) || !existsSync(chainFile)) return undefined;
  const [key, chain] = [readFileSync(keyFile, 'utf8'), readFileSync(chainFile, 'utf8')];
  const own = new X509Certificate(chain);
  const isOfAuthority = own.verify(new X509Certificate(authority).publicKey);
  const isOfKey = own.publicKey.equals(createPublicKey(createPrivateKey(key)));
  return isOfAuthority && isOfKey ? { key, chain } : undefined;
}

function isGoodFor(chain: string, hosts: readonly string[], now: number): boolean {
  const own = new X509Certificate(chain);
  const isFresh = Date.parse(own.validTo) - now > renewedBefore * day;
  const isNamed = (host: string) => (isIP(host) === 0 ? own.checkHost(host) : own.checkIP(host)) !== undefined;
  return isFresh && hosts.every(isNamed);
}

const newKeys = () => generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
const write = (file: string, content: string) => writeFileSync(file, content, { mode: 0o600 });
