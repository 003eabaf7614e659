/** Serial numbers are compared in upper case without spaces. */
export const foldSerial = (serialNumber: string) => serialNumber.replaceAll(/\s/g, '').toUpperCase();
