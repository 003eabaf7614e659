import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { labelBytes, labelToken, readLabelToken, type DeviceLabel } from './device-label.ts';
import { labelAddress, readLabelText } from './label-text.ts';
import { signLabel, verifyLabel } from './label-signature.ts';

const aLabel = (changes: Partial<DeviceLabel> = {}): DeviceLabel => ({
  keyId: 1,
  deviceRef: '7K3M9QWX2B4C5D6E',
  modelNo: 4711,
  serialNumber: '4K7-2031806',
  labelDay: '2026-11-27',
  labelNo: 1,
  ...changes,
});

const serials = fc.stringMatching(/^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/);
const labels = fc.record({
  keyId: fc.integer({ min: 1, max: 255 }),
  deviceRef: fc.stringMatching(/^[0-9A-HJKMNP-TV-Z]{16}$/),
  modelNo: fc.integer({ min: 1, max: 65_535 }),
  serialNumber: serials,
  labelDay: fc
    .integer({ min: 0, max: 65_535 })
    .map((day) => new Date(Date.UTC(2020, 0, 1 + day)).toISOString().slice(0, 10)),
  labelNo: fc.integer({ min: 1, max: 255 }),
});

const aKey = async () => {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { privateKey: pair.privateKey, publicKey: Buffer.from(raw).toString('base64url') };
};

const signedToken = async (label: DeviceLabel, privateKey: CryptoKey) => {
  const bytes = labelBytes(label);
  return labelToken(bytes, await signLabel(bytes, privateKey));
};

describe('the code on a device', () => {
  test('[QR-1] whatever is printed is read back, in upper and in lower case', () => {
    fc.assert(
      fc.property(labels, (label) => {
        const token = labelToken(labelBytes(label), new Uint8Array(64).fill(7));
        expect(readLabelToken(token)?.label).toEqual(label);
        expect(readLabelToken(token.toLowerCase())?.label).toEqual(label);
      }),
    );
  });

  test('[QR-1] a serial of 11 characters makes a token of 149, one of 20 a token of 164', () => {
    const lengthFor = (serialNumber: string) =>
      labelToken(labelBytes(aLabel({ serialNumber })), new Uint8Array(64)).length;
    expect(lengthFor('4K7-2031806')).toBe(149);
    expect(lengthFor('4K7-2031806-12345678')).toBe(164);
  });

  test('[QR-1] a label signed with our key is verified without network', async () => {
    const { privateKey, publicKey } = await aKey();
    const read = readLabelToken(await signedToken(aLabel(), privateKey))!;
    expect(await verifyLabel(read, [{ keyId: 1, publicKey }])).toBe('verified');
  });

  test('[QR-7] a label whose serial, model, number or reference was changed is invalid', async () => {
    const { privateKey, publicKey } = await aKey();
    const { signature } = readLabelToken(await signedToken(aLabel(), privateKey))!;
    const changes = [
      { serialNumber: '4K7-2031807' },
      { modelNo: 4712 },
      { labelNo: 2 },
      { deviceRef: '7K3M9QWX2B4C5D6F' },
    ];
    for (const change of changes) {
      const tampered = readLabelToken(labelToken(labelBytes(aLabel(change)), signature))!;
      expect(await verifyLabel(tampered, [{ keyId: 1, publicKey }])).toBe('invalid');
    }
  });

  test('[QR-7] a label signed with a key this phone does not know cannot be verified here', async () => {
    const { privateKey, publicKey } = await aKey();
    const read = readLabelToken(await signedToken(aLabel({ keyId: 2 }), privateKey))!;
    expect(await verifyLabel(read, [{ keyId: 1, publicKey }])).toBe('unverifiable');
    expect(await verifyLabel(read, [{ keyId: 2, publicKey: 'not a key' }])).toBe('unverifiable');
  });

  test('[QR-7] a token that lost, gained or changed characters into others is damaged, never another device', () => {
    const token = labelToken(labelBytes(aLabel()), new Uint8Array(64).fill(7));
    for (const damaged of [
      '',
      token.slice(1),
      token.slice(0, -1),
      `${token}0`,
      token.replace(/.$/, 'U'),
      `Z${token.slice(1)}`,
    ]) {
      expect(readLabelToken(damaged)).toBeNull();
    }
    fc.assert(fc.property(fc.string(), (text) => readLabelToken(text) === null));
  });
});

describe('the text in a code', () => {
  const hosts = ['portal.example.org', 'old.example.org:8443'];
  const token = labelToken(labelBytes(aLabel()), new Uint8Array(64).fill(7));

  test('[QR-1] our address is read in any case, also with the host of earlier labels', () => {
    const texts = [
      labelAddress('https://portal.example.org', token),
      `https://portal.example.org/q/${token.toLowerCase()}`,
      `HTTP://OLD.EXAMPLE.ORG:8443/Q/${token}`,
    ];
    for (const text of texts) expect(readLabelText(text, hosts)).toMatchObject({ kind: 'label', label: aLabel() });
  });

  test('[QR-7] a code of another host is foreign, whatever it looks like', () => {
    const texts = [
      'https://example.org',
      `https://portal.example.org.evil.example/q/${token}`,
      `https://portal.example.org@evil.example/q/${token}`,
      `https://portal.example.org:444/q/${token}`,
      'javascript:alert(1)',
      '(01)04012345678901(21)12345',
      '',
    ];
    for (const text of texts) expect(readLabelText(text, hosts)).toEqual({ kind: 'foreign', labelText: text });
  });

  test('[QR-7] our address with a token that cannot be read is damaged', () => {
    expect(readLabelText(`https://portal.example.org/q/${token.slice(3)}`, hosts).kind).toBe('damaged');
  });
});
