import { createHash, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import { bits, integer, octets, oid, sequence, set, tagged, taggedBytes, text, time, yes } from './der.ts';

const day = 86_400_000; // milliseconds
const ecdsaWithSha256 = sequence(oid('1.2.840.10045.4.3.2'));

type Named = { name: string; publicKey: KeyObject };
/** Who signs: its name in certificates, and its keys (P-256). */
export type Authority = Named & { privateKey: KeyObject };

/** The certificate of an authority of our own. It can vouch for private networks only, so its key endangers nobody's bank. */
export function authorityCertificate(authority: Authority, from: number, days: number): string {
  const extensions = [
    extension('2.5.29.19', sequence(yes, integer(Buffer.of(0))), 'critical'), // signs certificates, but no further authorities
    extension('2.5.29.15', bits(Buffer.of(0b0000_0110), 1), 'critical'), // signs certificates and revocations
    extension('2.5.29.30', sequence(tagged(0, ...privateNetworks.map((it) => sequence(it)))), 'critical'),
    extension('2.5.29.14', octets(keyId(authority.publicKey))),
  ];
  return certificate({ subject: authority, authority, extensions, from, days });
}

type ServerWishes = { publicKey: KeyObject; hosts: readonly string[]; from: number; days: number };

/** The certificate of a server, for its names and addresses. */
export function serverCertificate(authority: Authority, { publicKey, hosts, from, days }: ServerWishes): string {
  const extensions = [
    extension('2.5.29.19', sequence(), 'critical'),
    extension('2.5.29.15', bits(Buffer.of(0b1000_0000), 7), 'critical'), // signs handshakes
    extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.1'))), // as a server
    extension('2.5.29.17', sequence(...hosts.map(hostName))),
    extension('2.5.29.14', octets(keyId(publicKey))),
    extension('2.5.29.35', sequence(taggedBytes(0, keyId(authority.publicKey)))),
  ];
  return certificate({ subject: { name: 'Device Portal', publicKey }, authority, extensions, from, days });
}

type Parts = { subject: Named; authority: Authority; extensions: Buffer[]; from: number; days: number };

/** RFC 5280, 4.1; as PEM. */
function certificate({ subject, authority, extensions, from, days }: Parts): string {
  const serialNumber = Buffer.concat([Buffer.of(1), randomBytes(15)]);
  const content = sequence(
    tagged(0, integer(Buffer.of(2))), // version 3
    integer(serialNumber),
    ecdsaWithSha256,
    distinguishedName(authority.name),
    // A day earlier, because a phone's clock may be behind.
    sequence(time(new Date(from - day)), time(new Date(from + days * day))),
    distinguishedName(subject.name),
    subject.publicKey.export({ type: 'spki', format: 'der' }),
    tagged(3, sequence(...extensions)),
  );
  const signature = sign('sha256', content, { key: authority.privateKey, dsaEncoding: 'der' });
  const base64 = sequence(content, ecdsaWithSha256, bits(signature)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${base64.replaceAll(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`;
}

const distinguishedName = (name: string) => sequence(set(sequence(oid('2.5.4.3'), text(name))));

const extension = (id: string, value: Buffer, weight?: 'critical') =>
  sequence(oid(id), ...(weight === 'critical' ? [yes] : []), octets(value));

const keyId = (publicKey: KeyObject) =>
  createHash('sha1')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest();

const hostName = (host: string) =>
  isIP(host) === 0 ? taggedBytes(2, Buffer.from(host)) : taggedBytes(7, addressBytes(host));

const range = (address: string, mask: string) =>
  taggedBytes(7, Buffer.concat([addressBytes(address), addressBytes(mask)]));

/** Names and addresses (with their masks) that exist in private networks only. */
const privateNetworks = [
  taggedBytes(2, Buffer.from('local')),
  taggedBytes(2, Buffer.from('localhost')),
  range('10.0.0.0', '255.0.0.0'),
  range('127.0.0.0', '255.0.0.0'),
  range('169.254.0.0', '255.255.0.0'),
  range('172.16.0.0', '255.240.0.0'),
  range('192.168.0.0', '255.255.0.0'),
];

/** IPv4 only: phones are shown an IPv4 address. */
function addressBytes(address: string): Buffer {
  return Buffer.from(address.split('.').map(Number));
}
