import { decodeCrockford, encodeCrockford } from './crockford.ts';

/** What is printed in the code of a device label, besides its signature. */
export type DeviceLabel = {
  keyId: number;
  deviceRef: string;
  modelNo: number;
  serialNumber: string;
  /** YYYY-MM-DD */
  labelDay: string;
  /** Counts the labels of one device, from 1. */
  labelNo: number;
};

/** A label that was read, with the bytes its signature stands for. */
export type ReadLabel = {
  label: DeviceLabel;
  signedBytes: Uint8Array<ArrayBuffer>;
  signature: Uint8Array<ArrayBuffer>;
};

export const signatureLength = 64;
const formatOne = 0x10;
const firstDay = Date.UTC(2020, 0, 1);
const dayLength = 86_400_000;
const headLength = 15; // format, key id, reference (10), model (2), length of the serial
const tailLength = 3; // label day (2), label number
const serialPattern = /^[!"%&'()*+,\-./0-9:;<=>?A-Z_a-z]{1,20}$/;

/** The bytes of a label that are signed. Format 1: every number big-endian, days since 2020-01-01. */
export function labelBytes(label: DeviceLabel): Uint8Array<ArrayBuffer> {
  if (!serialPattern.test(label.serialNumber))
    throw new RangeError('a serial number has 1 to 20 characters of the GS1 set');
  const serial = new TextEncoder().encode(label.serialNumber);
  const bytes = new Uint8Array(headLength + serial.length + tailLength);
  const view = new DataView(bytes.buffer);
  view.setUint8(0, formatOne);
  view.setUint8(1, label.keyId);
  bytes.set(decodeCrockford(label.deviceRef)!, 2);
  view.setUint16(12, label.modelNo);
  view.setUint8(14, serial.length);
  bytes.set(serial, headLength);
  view.setUint16(headLength + serial.length, (Date.parse(label.labelDay) - firstDay) / dayLength);
  view.setUint8(headLength + serial.length + 2, label.labelNo);
  return bytes;
}

/** The token of a label: its bytes and their signature as Crockford Base32 (149 characters for a serial of 11, 164 for 20). */
export function labelToken(signedBytes: Uint8Array, signature: Uint8Array): string {
  const bytes = new Uint8Array(signedBytes.length + signature.length);
  bytes.set(signedBytes);
  bytes.set(signature, signedBytes.length);
  return encodeCrockford(bytes);
}

/** The label in a token of any case, or null when the token is damaged. Says nothing about the signature. */
export function readLabelToken(token: string): ReadLabel | null {
  const bytes = decodeCrockford(token);
  if (!bytes || bytes.length < headLength || bytes[0] !== formatOne) return null;
  const serialLength = bytes[14]!;
  const signedLength = headLength + serialLength + tailLength;
  if (bytes.length !== signedLength + signatureLength) return null;
  const view = new DataView(bytes.buffer);
  const serialNumber = new TextDecoder().decode(bytes.subarray(headLength, headLength + serialLength));
  const modelNo = view.getUint16(12);
  if (!serialPattern.test(serialNumber) || modelNo === 0) return null;
  const label: DeviceLabel = {
    keyId: view.getUint8(1),
    deviceRef: encodeCrockford(bytes.subarray(2, 12)),
    modelNo,
    serialNumber,
    labelDay: new Date(firstDay + view.getUint16(headLength + serialLength) * dayLength).toISOString().slice(0, 10),
    labelNo: view.getUint8(headLength + serialLength + 2),
  };
  return { label, signedBytes: bytes.slice(0, signedLength), signature: bytes.slice(signedLength) };
}
