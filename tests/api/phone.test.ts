import { X509Certificate } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { expect, onTestFinished, test } from 'vitest';
import { phoneCertificate } from '../../server/phone/phone-certificate.ts';
import { wordsIn } from '../../server/texts/words-in.ts';
import { languages } from '../../src/contract/language.ts';
import { aBuiltApp } from '../support/builders/a-built-app.ts';
import { checkTime } from '../support/builders/a-function-check.ts';
import { aPortal } from '../support/servers/a-portal.ts';
import { sqliteCopy } from '../support/servers/each-database.ts';

const day = 86_400_000;
const hosts = ['127.0.0.1', '192.168.178.21', 'localhost', 'bench.local'];

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'device-portal-phone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('[OPS-1] a phone that trusts the authority of this machine has a secure connection to it', async () => {
  const certificate = phoneCertificate(aFolder(), hosts, Date.now());
  const portal = await aPortal(await sqliteCopy(), { certificate, builtApp: aBuiltApp() });
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  const address = portal.app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const connect = (ca?: string) =>
    new Promise<boolean>((resolve, reject) => {
      const call = request({ host: '127.0.0.1', port, path: '/healthz', ca, agent: false }, (answer) => {
        answer.resume();
        resolve((answer.socket as TLSSocket).authorized);
      });
      call.on('error', reject);
      call.end();
    });
  expect(await connect(certificate.authority)).toBe(true);
  await expect(connect()).rejects.toThrow(/certificate/);
});

test('[OPS-3] the authority is made once, the certificate anew when addresses change or its time runs out', () => {
  const folder = aFolder();
  const first = phoneCertificate(folder, hosts, checkTime);
  expect(phoneCertificate(folder, hosts, checkTime + 300 * day)).toEqual(first);
  const moved = phoneCertificate(folder, [...hosts, '10.0.0.9'], checkTime);
  const later = phoneCertificate(folder, hosts, checkTime + 370 * day);
  for (const renewed of [moved, later]) {
    expect(renewed.authority).toBe(first.authority);
    expect(renewed.chain).not.toBe(first.chain);
    const [own, authority] = [new X509Certificate(renewed.chain), new X509Certificate(renewed.authority)];
    expect(own.checkIssued(authority)).toBe(true);
    expect(own.verify(authority.publicKey)).toBe(true);
  }
});

test('[OPS-3] keys of the authority stay with their owner, and it can vouch for private networks only', () => {
  const folder = aFolder();
  const { authority, chain } = phoneCertificate(folder, hosts, checkTime);
  for (const name of ['authority.key', 'server.key'])
    expect(statSync(join(folder, 'phone', name)).mode & 0o077).toBe(0);
  const certificate = new X509Certificate(authority);
  expect(certificate.ca).toBe(true);
  // Name constraints (2.5.29.30), critical, with the names "local" and "localhost" and the private ranges.
  const hex = certificate.raw.toString('hex');
  expect(hex).toContain('0603551d1e0101ff');
  expect(hex).toContain(`${Buffer.from('localhost').toString('hex')}`);
  expect(hex).toContain('c0a80000ffff0000');
  const own = new X509Certificate(chain);
  expect(own.ca).toBe(false);
  expect(own.subjectAltName).toBe('IP Address:127.0.0.1, IP Address:192.168.178.21, DNS:localhost, DNS:bench.local');
  expect(Date.parse(own.validTo) - Date.parse(own.validFrom)).toBeLessThan(398 * day);
});

test("[OPS-1] the page for phones says in the reader's language what to do, and hands out the authority", async () => {
  const certificate = phoneCertificate(aFolder(), hosts, checkTime);
  const portal = await aPortal(await sqliteCopy(), { certificate });
  for (const language of languages) {
    const { say } = wordsIn(language);
    const steps = [say('phone:android'), say('phone:iphone')].flatMap((text) => text.split('\n'));
    const { body, headers } = await portal.call('GET /phone', undefined, { headers: { 'accept-language': language } });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    for (const text of [`<html lang="${language}">`, say('phone:title'), ...steps]) expect(body).toContain(text);
    expect(body).not.toMatch(/<style|<script| style=/); // the policy forbids them
  }
  expect((await portal.call('GET /phone/phone.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  const file = await portal.call('GET /phone/authority.crt');
  expect(file.headers['content-type']).toBe('application/x-x509-ca-cert');
  expect(new X509Certificate(file.rawPayload).fingerprint256).toBe(
    new X509Certificate(certificate.authority).fingerprint256,
  );
});

test('[OPS-3] without --phone there is no such page', async () => {
  expect((await (await aPortal(await sqliteCopy())).call('GET /phone')).statusCode).toBe(404);
});
